import hashlib
import hmac
import json
import os
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

API_KEY = os.environ.get("API_KEY", "")
API_SECRET = os.environ.get("API_SECRET", "")
BASE_URL = os.environ.get("API_ORIGIN", "https://api.halyard.example") + "/v1"
TIMEOUT_S = 10


class ApiError(Exception):
    def __init__(self, status, code, message, retry_after=0):
        super().__init__(f"{status} {code}: {message}")
        self.status, self.code, self.retry_after = status, code, retry_after


def signed_headers(method, target, body):
    timestamp = str(time.time_ns() // 1_000_000)
    path = urlsplit(BASE_URL).path + target
    message = (timestamp + method + path + body).encode()
    signature = hmac.new(API_SECRET.encode(), message, hashlib.sha256).hexdigest()
    return {
        "X-API-Key": API_KEY,
        "X-API-Timestamp": timestamp,
        "X-API-Signature": signature,
    }


def call(method, target, payload=None):
    """Makes one call and returns its data; raises ApiError. Market data goes unsigned."""
    body = "" if payload is None else json.dumps(payload)
    headers = {} if target.startswith("/markets/") else signed_headers(method, target, body)
    if body:
        headers["Content-Type"] = "application/json"
    request = Request(BASE_URL + target, body.encode() or None, headers, method=method)
    try:
        with urlopen(request, timeout=TIMEOUT_S) as response:
            status, retry_after, text = response.status, 0, response.read()
    except HTTPError as refusal:
        status, text = refusal.code, refusal.read()
        retry_after = int(refusal.headers.get("Retry-After") or 0)
    except (OSError, HTTPException) as cause:
        raise ApiError(0, "NO_ANSWER", str(cause)) from cause
    try:
        answer = json.loads(text) or {}
    except ValueError:
        answer = {}  # A gateway answered with something else: the status says what to do.
    if status < 300 and answer.get("success"):
        return answer["data"]
    error = answer.get("error") or {"code": "NO_ENVELOPE", "message": repr(text[:200])}
    raise ApiError(status, error["code"], error["message"], retry_after)
