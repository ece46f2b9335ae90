import hashlib
import hmac
import json
import os
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ORIGIN = os.environ.get("API_ORIGIN", "https://api.halyard.example")


def sign(secret: str, timestamp: str, method: str, path: str, body: str = "") -> str:
    """Signs one call; path holds the base path and the query, body the text as sent."""
    message = f"{timestamp}{method}{path}{body}".encode("utf-8")
    return hmac.new(secret.encode("utf-8"), message, hashlib.sha256).hexdigest()


def request(method: str, path: str, payload=None):
    """Signs a call, sends it and returns `data`; ends the program where it fails."""
    key, secret = os.environ.get("API_KEY"), os.environ.get("API_SECRET")
    if not key or not secret:
        raise SystemExit("Set API_KEY and API_SECRET in the environment")
    body = "" if payload is None else json.dumps(payload)
    timestamp = str(time.time_ns() // 1_000_000)
    headers = {
        "X-API-Key": key,
        "X-API-Timestamp": timestamp,
        "X-API-Signature": sign(secret, timestamp, method, path, body),
    }
    if body:
        headers["Content-Type"] = "application/json"
    try:
        call = Request(ORIGIN + path, body.encode("utf-8") or None, headers, method=method)
        try:
            response = urlopen(call, timeout=10)
        except HTTPError as refusal:
            response = refusal
        with response:
            status, text = response.status, response.read()
    except (OSError, HTTPException, ValueError) as cause:
        raise SystemExit(f"no answer: {cause}")
    try:
        answer = json.loads(text)
    except ValueError:
        raise SystemExit(f"{status}, not JSON: {text[:80]!r}")
    if not answer["success"]:
        raise SystemExit(f"{status} {answer['error']['code']}: {answer['error']['message']}")
    return answer["data"]
