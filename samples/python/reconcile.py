import json
import os
import sys
from decimal import ROUND_DOWN, Decimal, getcontext

from client import call
from pages import every_item

FILE = sys.argv[1] if len(sys.argv) > 1 else "ledger.json"
getcontext().prec = 60  # no product is rounded before it is rounded down


def value_of(trade):
    product = Decimal(trade["amount"]) * Decimal(trade["price"])
    return product.quantize(Decimal("0.00000001"), ROUND_DOWN)


totals = {one["currency"]: Decimal(one["total"]) for one in call("GET", "/account/balance")}
if not os.path.exists(FILE):
    trades = call("GET", "/account/trades?limit=1")["items"]
    sums = {currency: str(total) for currency, total in totals.items()}
    with open(FILE, "w") as file:
        json.dump({"last": trades[0]["trade_id"] if trades else None, "sums": sums}, file)
else:
    with open(FILE) as file:
        known = json.load(file)
    sums = {currency: Decimal(total) for currency, total in known["sums"].items()}
    for trade in every_item("/account/trades", "trade_id"):
        if trade["trade_id"] == known["last"]:
            break
        base, quote = trade["pair"].split("-")
        sign = 1 if trade["side"] == "buy" else -1
        sums[base] = sums.get(base, 0) + sign * Decimal(trade["amount"])
        sums[quote] = sums.get(quote, 0) - sign * value_of(trade)
        sums[trade["fee_currency"]] -= Decimal(trade["fee"])
    # Add your deposits and withdrawals here.
    for currency, total in sums.items():
        print(currency, totals.get(currency, Decimal(0)) - total)
