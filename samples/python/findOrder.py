import json
import sys

from sign import request

client_order_id = sys.argv[1] if len(sys.argv) > 1 else "41f6c2a9-0d3b-4b8e-8c57-9e2d6a70b1f4"
data = request("GET", f"/v1/orders/by-client-order-id/{client_order_id}")
print(json.dumps(data, indent=2))
