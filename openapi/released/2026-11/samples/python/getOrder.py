import json
import sys

from sign import request

order_id = sys.argv[1] if len(sys.argv) > 1 else "ord_1001"
data = request("GET", f"/v1/orders/{order_id}")
print(json.dumps(data, indent=2))
