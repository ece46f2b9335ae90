import json
import os
from urllib.request import urlopen

ORIGIN = os.environ.get("API_ORIGIN", "https://api.halyard.example")

with urlopen(f"{ORIGIN}/v1/markets/trades/BTC-EUR?limit=1", timeout=10) as response:
    data = json.load(response)["data"]
print(json.dumps(data, indent=2))
