import json

from sign import request

data = request("GET", "/v1/account/orders/open?limit=1&offset=0")
print(json.dumps(data, indent=2))
