import json

from sign import request

data = request("GET", "/v1/account/trades?limit=1")
print(json.dumps(data, indent=2))
