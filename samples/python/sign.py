import hashlib
import hmac
import json
import os
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ORIGIN = os.environ.get("API_ORIGIN", "https://api.halyard.example")


def sign(secret: str, timestamp: str, method: str, path: str, body: str = "") -> str:
    """Signs one call; path holds the base path and the query, body the text as sent."""
    message = f"{timestamp}{method}{path}{body}".encode("utf-8")
    return hmac.new(secret.encode("utf-8"), message, hashlib.sha256).hexdigest()


def request(method: str, path: str, payload=None):
    """Signs a call, sends it and returns `data`. Key and secret come from the environment."""
    body = "" if payload is None else json.dumps(payload)
    timestamp = str(time.time_ns() // 1_000_000)
    headers = {
        "X-API-Key": os.environ["API_KEY"],
        "X-API-Timestamp": timestamp,
        "X-API-Signature": sign(os.environ["API_SECRET"], timestamp, method, path, body),
    }
    if body:
        headers["Content-Type"] = "application/json"
    call = Request(ORIGIN + path, body.encode("utf-8") or None, headers, method=method)
    try:
        response = urlopen(call, timeout=10)
    except HTTPError as refusal:
        response = refusal
    with response:
        status, text = response.status, response.read()
    if not text.startswith(b"{"):
        raise SystemExit(f"{status}, not JSON: {text[:80]!r}")
    answer = json.loads(text)
    if not answer["success"]:
        raise SystemExit(f"{status} {answer['error']['code']}: {answer['error']['message']}")
    return answer["data"]
