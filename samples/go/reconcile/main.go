// Command reconcile compares your trades since its first run with your balances, and prints the differences.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"math/big"
	"os"
	"strings"

	"samples/trading"
)

type trade struct {
	TradeID     string `json:"trade_id"`
	Timestamp   int64  `json:"timestamp"`
	Pair        string `json:"pair"`
	Side        string `json:"side"`
	Amount      string `json:"amount"`
	Price       string `json:"price"`
	Fee         string `json:"fee"`
	FeeCurrency string `json:"fee_currency"`
}

// sums holds an exact sum in each currency.
type sums map[string]*big.Rat

// overlap is a time in milliseconds: trades of one millisecond have no fixed order.
const overlap = 60_000

// ledger is what the first run stores for the later ones: the newest trade's time, and the trades in the sums.
type ledger struct {
	Since  int64           `json:"since"`
	Booked map[string]bool `json:"booked"`
	Sums   sums            `json:"sums"`
}

func main() {
	log.SetFlags(0)
	file := "ledger.json"
	if len(os.Args) > 1 {
		file = os.Args[1]
	}
	client, err := trading.FromEnvironment()
	if err == nil {
		err = reconcile(context.Background(), client, file)
	}
	if err != nil {
		log.Fatal(err)
	}
}

func reconcile(ctx context.Context, client *trading.Client, file string) error {
	var balances []struct{ Currency, Total string }
	if err := client.Get(ctx, "/account/balance", &balances); err != nil {
		return err
	}
	totals := sums{}
	for _, one := range balances {
		totals.add(one.Currency, decimal(one.Total))
	}

	stored, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return begin(ctx, client, file, totals)
	}
	if err != nil {
		return err
	}
	var known ledger
	if err := json.Unmarshal(stored, &known); err != nil {
		return err
	}
	trades, err := tradesSince(ctx, client, known.Since)
	if err != nil {
		return err
	}
	for _, one := range trades {
		if !known.Booked[one.TradeID] {
			known.Sums.book(one)
		}
		known.Booked[one.TradeID] = true
	}
	// Add your deposits and withdrawals here.
	for currency, sum := range known.Sums {
		totals.add(currency, sum.Neg(sum))
		fmt.Println(currency, totals[currency].FloatString(8))
	}
	return nil
}

// begin stores the balances of now, and the newest trades that they contain. No order may trade meanwhile.
func begin(ctx context.Context, client *trading.Client, file string, totals sums) error {
	newest, _, err := readPage(ctx, client, 1, 0)
	if err != nil {
		return err
	}
	known := ledger{Booked: map[string]bool{}, Sums: totals}
	if len(newest) > 0 {
		known.Since = newest[0].Timestamp
	}
	trades, err := tradesSince(ctx, client, known.Since)
	if err != nil {
		return err
	}
	for _, one := range trades {
		known.Booked[one.TradeID] = true
	}
	text, err := json.Marshal(known)
	if err != nil {
		return err
	}
	return os.WriteFile(file, text, 0o600)
}

// tradesSince reads the trades since a time, newest first, and those shortly before it. As the list can grow
// meanwhile, one may be there twice.
func tradesSince(ctx context.Context, client *trading.Client, since int64) (trades []trade, err error) {
	const limit = 100
	for offset, total := 0, 1; offset < total; offset += limit {
		page, count, err := readPage(ctx, client, limit, offset)
		if err != nil {
			return nil, err
		}
		for _, one := range page {
			if one.Timestamp < since-overlap {
				return trades, nil
			}
			trades = append(trades, one)
		}
		total = count
	}
	return trades, nil
}

func readPage(ctx context.Context, client *trading.Client, limit, offset int) ([]trade, int, error) {
	var page struct {
		Items []trade
		Total int
	}
	target := fmt.Sprintf("/account/trades?limit=%d&offset=%d", limit, offset)
	err := client.Get(ctx, target, &page)
	return page.Items, page.Total, err
}

func (s sums) book(one trade) {
	base, quote, _ := strings.Cut(one.Pair, "-")
	amount, value := decimal(one.Amount), valueOf(one)
	if one.Side == "buy" {
		value.Neg(value)
	} else {
		amount.Neg(amount)
	}
	fee := decimal(one.Fee)
	s.add(base, amount)
	s.add(quote, value)
	s.add(one.FeeCurrency, fee.Neg(fee))
}

func (s sums) add(currency string, amount *big.Rat) {
	if s[currency] == nil {
		s[currency] = new(big.Rat)
	}
	s[currency].Add(s[currency], amount)
}

// valueOf is the amount times the price, rounded down to eight decimals.
func valueOf(one trade) *big.Rat {
	scale := big.NewInt(100_000_000)
	product := new(big.Rat).Mul(decimal(one.Amount), decimal(one.Price))
	units := new(big.Int).Mul(product.Num(), scale)
	return new(big.Rat).SetFrac(units.Quo(units, product.Denom()), scale)
}

func decimal(text string) *big.Rat {
	number, ok := new(big.Rat).SetString(text)
	if !ok {
		log.Fatalf("not an amount: %q", text)
	}
	return number
}
