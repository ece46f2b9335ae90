import json

from sign import request

data = request("GET", "/v1/orders/ord_1001")
print(json.dumps(data, indent=2))
