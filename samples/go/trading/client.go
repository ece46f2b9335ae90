// Package trading signs calls of the Trading API, sends them, and repeats those that may be repeated.
package trading

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const (
	basePath = "/v1"
	timeout  = 10 * time.Second
	attempts = 5
	notJSON  = "NOT_JSON"
)

// Error is a call that was refused, or that got no answer: its Status is then 0.
type Error struct {
	Status        int
	Code, Message string
	RetryAfter    time.Duration
}

func (e *Error) Error() string { return fmt.Sprintf("%d %s: %s", e.Status, e.Code, e.Message) }

// NewOrder is an order to place. Amounts and prices are strings, so that no digit is lost.
type NewOrder struct {
	ClientOrderID string `json:"client_order_id,omitempty"`
	Pair          string `json:"pair"`
	Side          string `json:"side"`
	Type          string `json:"type"`
	Amount        string `json:"amount"`
	Price         string `json:"price,omitempty"`
	StopPrice     string `json:"stop_price,omitempty"`
}

// Order is an order as it is now.
type Order struct {
	NewOrder
	OrderID      string `json:"order_id"`
	Status       string `json:"status"`
	FilledAmount string `json:"filled_amount"`
	CreatedAt    int64  `json:"created_at"`
}

// Client makes calls with one key. It may be used by several goroutines.
type Client struct {
	origin, key, secret string
	http                *http.Client
}

// FromEnvironment makes a client with API_KEY and API_SECRET. API_ORIGIN is another address, such as the sandbox.
func FromEnvironment() (*Client, error) {
	origin, key, secret := os.Getenv("API_ORIGIN"), os.Getenv("API_KEY"), os.Getenv("API_SECRET")
	if key == "" || secret == "" {
		return nil, errors.New("Set API_KEY and API_SECRET in the environment")
	}
	if origin == "" {
		origin = "https://api.halyard.example"
	}
	return &Client{origin, key, secret, &http.Client{Timeout: timeout}}, nil
}

// Sign signs one call; path holds the base path and the query, body the bytes as sent.
func Sign(secret, timestamp, method, path string, body []byte) string {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(timestamp + method + path))
	mac.Write(body)
	return hex.EncodeToString(mac.Sum(nil))
}

// Get reads data, such as "/account/orders?limit=2", and repeats the call while that can help.
func (c *Client) Get(ctx context.Context, target string, data any) error {
	return c.retry(ctx, true, http.MethodGet, target, nil, data)
}

// PlaceOrder places an order once: it is repeated after a lost answer only if it has a ClientOrderID.
func (c *Client) PlaceOrder(ctx context.Context, order NewOrder) (placed Order, err error) {
	body, err := json.Marshal(order)
	if err != nil {
		return placed, err
	}
	repeatable := order.ClientOrderID != ""
	err = c.retry(ctx, repeatable, http.MethodPost, "/orders/create", body, &placed)
	return placed, err
}

// CancelOrder cancels the open part of an order.
func (c *Client) CancelOrder(ctx context.Context, orderID string) (cancelled Order, err error) {
	err = c.retry(ctx, true, http.MethodDelete, "/orders/"+orderID, nil, &cancelled)
	return cancelled, err
}

func (c *Client) retry(
	ctx context.Context, repeatable bool, method, target string, body []byte, data any,
) error {
	random := rand.New(rand.NewSource(time.Now().UnixNano()))
	backoff := time.Second
	for attempt := 1; ; attempt++ {
		err := c.call(ctx, method, target, body, data)
		var failure *Error
		if !errors.As(err, &failure) || attempt == attempts {
			return err
		}
		refused := failure.Status == http.StatusTooManyRequests
		unclear := failure.Status == 0 || failure.Status >= 500 || failure.Code == notJSON
		if !refused && !(unclear && repeatable) {
			return err
		}
		wait := backoff/2 + time.Duration(random.Int63n(int64(backoff/2)))
		if wait < failure.RetryAfter {
			wait = failure.RetryAfter
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(wait):
		}
		if backoff *= 2; backoff > 30*time.Second {
			backoff = 30 * time.Second
		}
	}
}

// call makes one call, and decodes its data. Market data and the time go unsigned.
func (c *Client) call(ctx context.Context, method, target string, body []byte, data any) error {
	path := basePath + target
	request, err := http.NewRequestWithContext(ctx, method, c.origin+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	if target != "/time" && !strings.HasPrefix(target, "/markets/") {
		timestamp := strconv.FormatInt(time.Now().UnixMilli(), 10)
		request.Header.Set("X-API-Key", c.key)
		request.Header.Set("X-API-Timestamp", timestamp)
		request.Header.Set("X-API-Signature", Sign(c.secret, timestamp, method, path, body))
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	response, err := c.http.Do(request)
	if err != nil {
		return &Error{Code: "NO_ANSWER", Message: err.Error()}
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return &Error{Code: "NO_ANSWER", Message: err.Error()}
	}

	var answer struct {
		Success bool
		Data    json.RawMessage
		Error   struct{ Code, Message string }
	}
	// A gateway may answer, not with JSON: what happened is then unknown.
	isJSON := json.Unmarshal(text, &answer) == nil
	if response.StatusCode == http.StatusOK && isJSON && answer.Success {
		return json.Unmarshal(answer.Data, data)
	}
	failure := &Error{Status: response.StatusCode, Code: answer.Error.Code, Message: answer.Error.Message}
	if failure.Code == "" {
		failure.Code, failure.Message = notJSON, fmt.Sprintf("%.200q", text)
	}
	failure.RetryAfter = waitOf(response.Header.Get("Retry-After"))
	return failure
}

// waitOf reads a Retry-After header, which holds seconds or an HTTP date.
func waitOf(retryAfter string) time.Duration {
	if seconds, err := strconv.Atoi(retryAfter); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if date, err := http.ParseTime(retryAfter); err == nil {
		return time.Until(date)
	}
	return 0
}
