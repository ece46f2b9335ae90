from uuid import uuid4

from client import ApiError
from retry import call_with_retry

order = {
    "client_order_id": str(uuid4()),
    "pair": "BTC-EUR",
    "side": "buy",
    "type": "limit",
    "amount": "0.0100",
    "price": "20000.00",  # far below the market: it rests on the book
}
# Store the order here, before it is sent: after a crash, this record is what you retry.
try:
    placed = call_with_retry("POST", "/orders/create", order)
except ApiError as error:
    raise SystemExit(str(error))
print(placed["order_id"], placed["status"])
