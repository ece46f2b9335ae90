import hashlib
import hmac
import json
import os
import time
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

API_KEY = os.environ.get("API_KEY")
API_SECRET = os.environ.get("API_SECRET")
BASE_URL = os.environ.get("API_ORIGIN", "https://api.halyard.example") + "/v1"
TIMEOUT_S = 10


class ApiError(Exception):
    def __init__(self, status, code, message, retry_after=0):
        super().__init__(f"{status} {code}: {message}")
        self.status, self.code, self.retry_after = status, code, retry_after


def signed_headers(method, target, body):
    if not API_KEY or not API_SECRET:
        raise SystemExit("Set API_KEY and API_SECRET in the environment")
    timestamp = str(time.time_ns() // 1_000_000)
    path = urlsplit(BASE_URL).path + target
    message = (timestamp + method + path + body).encode()
    signature = hmac.new(API_SECRET.encode(), message, hashlib.sha256).hexdigest()
    return {
        "X-API-Key": API_KEY,
        "X-API-Timestamp": timestamp,
        "X-API-Signature": signature,
    }


def seconds_of(retry_after):
    """Seconds to wait by a Retry-After header, which holds seconds or an HTTP date."""
    try:
        if retry_after.isdecimal():
            return int(retry_after)
        return max(0, parsedate_to_datetime(retry_after).timestamp() - time.time())
    except (TypeError, ValueError):
        return 0


def call(method, target, payload=None):
    """Makes one call and returns its data; raises ApiError. Market data goes unsigned."""
    body = "" if payload is None else json.dumps(payload)
    is_public = target == "/time" or target.startswith("/markets/")
    headers = {} if is_public else signed_headers(method, target, body)
    if body:
        headers["Content-Type"] = "application/json"
    request = Request(BASE_URL + target, body.encode() or None, headers, method=method)
    try:
        try:
            response = urlopen(request, timeout=TIMEOUT_S)
        except HTTPError as refusal:
            response = refusal
        with response:
            status, text = response.status, response.read()
    except (OSError, HTTPException) as cause:
        raise ApiError(0, "NO_ANSWER", str(cause)) from cause
    try:
        answer = json.loads(text) or {}
    except ValueError:
        answer = {}  # A gateway answered, not with JSON: what happened is unknown.
    if status < 300 and answer.get("success"):
        return answer["data"]
    error = answer.get("error") or {"code": "NOT_JSON", "message": repr(text[:200])}
    retry_after = seconds_of(response.headers.get("Retry-After", "0"))
    raise ApiError(status, error["code"], error["message"], retry_after)
