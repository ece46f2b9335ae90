import json

from sign import request

data = request("DELETE", "/v1/orders/ord_1001")
print(json.dumps(data, indent=2))
