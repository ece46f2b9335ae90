import json

from sign import request

data = request("GET", "/v1/account/balance")
print(json.dumps(data, indent=2))
