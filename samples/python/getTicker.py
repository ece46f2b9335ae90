import json
import os
from urllib.error import HTTPError
from urllib.request import urlopen

ORIGIN = os.environ.get("API_ORIGIN", "https://api.halyard.example")

try:
    response = urlopen(f"{ORIGIN}/v1/markets/ticker", timeout=10)
except HTTPError as refusal:
    response = refusal
with response:
    status, text = response.status, response.read()
if not text.startswith(b"{"):
    raise SystemExit(f"{status}, not JSON: {text[:80]!r}")
answer = json.loads(text)
if not answer["success"]:
    raise SystemExit(f"{status} {answer['error']['code']}: {answer['error']['message']}")
print(json.dumps(answer["data"], indent=2))
