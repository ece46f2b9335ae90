import json
from uuid import uuid4

from sign import request

# Far below the market: the order rests on the book until you cancel it.
order = request("POST", "/v1/orders/create", {
    "client_order_id": str(uuid4()),
    "pair": "BTC-EUR",
    "side": "buy",
    "type": "limit",
    "amount": "0.0100",
    "price": "20000.00",
})
print(json.dumps(order, indent=2))
