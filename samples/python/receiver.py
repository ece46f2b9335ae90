import hashlib
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

SECRET = os.environ["WEBHOOK_SECRET"].encode()
MAX_BYTES = 1_000_000
lock = Lock()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            status = self.receive()
        except (OSError, ValueError):
            status = 503
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def receive(self) -> int:
        size = int(self.headers.get("Content-Length", "0"))
        if size > MAX_BYTES:
            return 413
        raw = self.rfile.read(size)
        expected = hmac.new(SECRET, raw, hashlib.sha256).hexdigest()
        received = self.headers.get("X-Webhook-Signature", "")
        if not hmac.compare_digest(expected.encode(), received.encode()):
            return 401
        line = json.dumps(json.loads(raw))
        with lock, open("inbox.jsonl", "a", encoding="utf-8") as inbox:
            inbox.write(line + "\n")
        return 200


ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
