// Command placeorder places an order once, even if the connection is lost.
package main

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"log"

	"samples/trading"
)

func main() {
	log.SetFlags(0)
	client, err := trading.FromEnvironment()
	if err != nil {
		log.Fatal(err)
	}
	order := trading.NewOrder{
		ClientOrderID: newID(),
		Pair:          "BTC-EUR",
		Side:          "buy",
		Type:          "limit",
		Amount:        "0.0100",
		Price:         "20000.00", // far below the market: it rests on the book
	}
	// Store the order here, before it is sent: after a crash, this record is what you retry.
	placed, err := client.PlaceOrder(context.Background(), order)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(placed.OrderID, placed.Status)
}

func newID() string {
	id := make([]byte, 16)
	if _, err := rand.Read(id); err != nil {
		log.Fatal(err)
	}
	return hex.EncodeToString(id)
}
