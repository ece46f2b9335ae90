import json
import os
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import urlopen

ORIGIN = os.environ.get("API_ORIGIN", "https://api.halyard.example")

try:
    try:
        response = urlopen(f"{ORIGIN}/v1/markets/pairs", timeout=10)
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
print(json.dumps(answer["data"], indent=2))
