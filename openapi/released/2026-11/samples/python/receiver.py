import hashlib
import hmac
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

SECRET = os.environ.get("WEBHOOK_SECRET") or sys.exit("Set WEBHOOK_SECRET in the environment")
INBOX = "inbox.jsonl"
MAX_BYTES = 1_000_000
MAX_AGE_S = 8 * 3600  # the last retry comes before that

lock = Lock()
known = set()  # In production, event_id is a unique key of the table that holds the events.
if os.path.exists(INBOX):
    with open(INBOX, encoding="utf-8") as inbox:
        known.update(json.loads(line)["event_id"] for line in inbox)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            status = self.receive()
        except (OSError, ValueError, KeyError):
            status = 503
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def receive(self) -> int:
        size = int(self.headers.get("Content-Length", "0"))
        if size > MAX_BYTES:
            return 413
        raw = self.rfile.read(size)
        expected = hmac.new(SECRET.encode(), raw, hashlib.sha256).hexdigest()
        received = self.headers.get("X-Webhook-Signature", "")
        if not hmac.compare_digest(expected.encode(), received.encode()):
            return 401
        event = json.loads(raw)
        with lock:
            if event["event_id"] in known:
                return 200
            if time.time() - event["timestamp"] / 1000 > MAX_AGE_S:
                return 400
            with open(INBOX, "a", encoding="utf-8") as inbox:
                inbox.write(json.dumps(event) + "\n")
            known.add(event["event_id"])
        return 200


ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
