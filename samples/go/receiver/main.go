// Command receiver receives webhooks, and keeps each event once, as a line of inbox.jsonl.
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"sync"
	"time"
)

const (
	inbox    = "inbox.jsonl"
	maxBytes = 1_000_000
	maxAge   = 8 * time.Hour // the last retry comes before that
)

// In production, the identifier of an event is a unique key of the table that holds the events.
type receiver struct {
	secret string
	mutex  sync.Mutex
	known  map[string]bool
}

func main() {
	log.SetFlags(0)
	secret, port := os.Getenv("WEBHOOK_SECRET"), os.Getenv("PORT")
	if secret == "" {
		log.Fatal("Set WEBHOOK_SECRET in the environment")
	}
	if port == "" {
		port = "8080"
	}
	known, err := readInbox()
	if err != nil {
		log.Fatal(err)
	}
	server := http.Server{
		Addr:        ":" + port,
		Handler:     &receiver{secret: secret, known: known},
		ReadTimeout: 30 * time.Second,
	}
	log.Fatal(server.ListenAndServe())
}

// readInbox returns the identifiers of the events that are stored. A crash may have cut off the last line.
func readInbox() (map[string]bool, error) {
	known := map[string]bool{}
	stored, err := os.ReadFile(inbox)
	if os.IsNotExist(err) {
		return known, nil
	}
	if err == nil && len(stored) > 0 && !bytes.HasSuffix(stored, []byte("\n")) {
		err = appendLine(nil)
	}
	for _, line := range bytes.Split(stored, []byte("\n")) {
		if event, ok := parse(line); ok {
			known[event.id] = true
		}
	}
	return known, err
}

func (r *receiver) ServeHTTP(response http.ResponseWriter, request *http.Request) {
	raw, err := io.ReadAll(io.LimitReader(request.Body, maxBytes+1))
	if err == nil {
		_, err = io.Copy(io.Discard, request.Body)
	}
	switch {
	case request.Method != http.MethodPost:
		response.WriteHeader(http.StatusMethodNotAllowed)
	case err != nil:
		response.WriteHeader(http.StatusServiceUnavailable)
	case len(raw) > maxBytes:
		response.WriteHeader(http.StatusRequestEntityTooLarge)
	case !isGenuine(r.secret, raw, request.Header.Get("X-Webhook-Signature")):
		response.WriteHeader(http.StatusUnauthorized)
	default:
		response.WriteHeader(r.keep(raw))
	}
}

// isGenuine says whether raw, the bytes as they arrived, was sent by us. It compares in constant time.
func isGenuine(secret string, raw []byte, signature string) bool {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(raw)
	return hmac.Equal([]byte(hex.EncodeToString(mac.Sum(nil))), []byte(signature))
}

// keep stores a genuine event once, and returns the status of the answer.
func (r *receiver) keep(raw []byte) int {
	var line bytes.Buffer
	if err := json.Compact(&line, raw); err != nil {
		return http.StatusServiceUnavailable
	}
	event, ok := parse(line.Bytes())
	if !ok {
		return http.StatusServiceUnavailable
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.known[event.id] {
		return http.StatusOK
	}
	if event.hasTime && time.Since(event.time) > maxAge {
		return http.StatusBadRequest
	}
	if err := appendLine(line.Bytes()); err != nil {
		log.Print(err)
		return http.StatusServiceUnavailable
	}
	r.known[event.id] = true
	return http.StatusOK
}

type event struct {
	id      string
	time    time.Time
	hasTime bool
}

// parse reads the JSON object in a line, if there is one. An event without an identifier gets a digest for one.
func parse(line []byte) (found event, ok bool) {
	var fields map[string]json.RawMessage
	if json.Unmarshal(line, &fields) != nil || fields == nil {
		return found, false
	}
	if json.Unmarshal(fields["event_id"], &found.id) != nil || found.id == "" {
		digest := sha256.Sum256(line)
		found.id = "sha256:" + hex.EncodeToString(digest[:])
	}
	var milliseconds int64
	if json.Unmarshal(fields["timestamp"], &milliseconds) == nil {
		found.time, found.hasTime = time.UnixMilli(milliseconds), true
	}
	return found, true
}

func appendLine(line []byte) error {
	file, err := os.OpenFile(inbox, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer file.Close()
	if _, err := file.Write(append(line, '\n')); err != nil {
		return err
	}
	return file.Sync()
}
