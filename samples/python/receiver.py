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


def parse(text):
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


with open(INBOX, "a+", encoding="utf-8") as inbox:
    inbox.seek(0)
    lines = inbox.readlines()
    known.update(event["event_id"] for event in map(parse, lines) if event)
    if lines and not lines[-1].endswith("\n"):
        inbox.write("\n")


class Receiver(BaseHTTPRequestHandler):
    timeout = 30

    def do_POST(self):
        try:
            status = self.receive()
        except OSError:
            status = 503
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def body(self):
        chunked = self.headers.get("Transfer-Encoding", "").lower() == "chunked"
        size = self.chunk() if chunked else int(self.headers.get("Content-Length", "0"))
        while size > 0:
            part = self.rfile.read(min(size, 65536))
            if not part:
                raise ConnectionError("the sender broke off")
            yield part
            size -= len(part)
            if chunked and size == 0:
                self.rfile.readline(100)
                size = self.chunk()

    def chunk(self):
        return int(self.rfile.readline(100).split(b";")[0], 16)

    def receive(self) -> int:
        raw, size = bytearray(), 0
        try:
            for part in self.body():
                size += len(part)
                raw += part if size <= MAX_BYTES else b""
        except ValueError:
            return 400
        if size > MAX_BYTES:
            return 413
        expected = hmac.new(SECRET.encode(), raw, hashlib.sha256).hexdigest()
        received = self.headers.get("X-Webhook-Signature", "")
        if not hmac.compare_digest(expected.encode(), received.encode()):
            return 401
        event = parse(raw)
        if event is None:
            return 503
        if not isinstance(event.get("event_id"), str) or event["event_id"] == "":
            event["event_id"] = "sha256:" + hashlib.sha256(raw).hexdigest()
        sent = event.get("timestamp")
        with lock:
            if event["event_id"] in known:
                return 200
            if isinstance(sent, (int, float)) and time.time() - sent / 1000 > MAX_AGE_S:
                return 400
            with open(INBOX, "a", encoding="utf-8") as inbox:
                inbox.write(json.dumps(event) + "\n")
            known.add(event["event_id"])
        return 200


ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
