import json
import os
import sys
from decimal import ROUND_DOWN, Decimal, getcontext

from client import call
from pages import every_item

FILE = sys.argv[1] if len(sys.argv) > 1 else "ledger.json"
OVERLAP_MS = 60_000  # trades of one millisecond have no fixed order
getcontext().prec = 60  # no product is rounded before it is rounded down


def value_of(trade):
    product = Decimal(trade["amount"]) * Decimal(trade["price"])
    return product.quantize(Decimal("0.00000001"), ROUND_DOWN)


def trades_since(moment):
    """Yields the trades since a time, and those shortly before it."""
    for trade in every_item("/account/trades", "trade_id"):
        if trade["timestamp"] < moment - OVERLAP_MS:
            return
        yield trade


totals = {one["currency"]: Decimal(one["total"]) for one in call("GET", "/account/balance")}
if not os.path.exists(FILE):
    # No order may trade meanwhile: these are the trades that the balances contain.
    newest = call("GET", "/account/trades?limit=1")["items"]
    since = newest[0]["timestamp"] if newest else 0
    booked = [trade["trade_id"] for trade in trades_since(since)]
    sums = {currency: str(total) for currency, total in totals.items()}
    with open(FILE, "w") as file:
        json.dump({"since": since, "booked": booked, "sums": sums}, file)
else:
    with open(FILE) as file:
        known = json.load(file)
    sums = {currency: Decimal(total) for currency, total in known["sums"].items()}
    for trade in trades_since(known["since"]):
        if trade["trade_id"] in known["booked"]:
            continue
        base, quote = trade["pair"].split("-")
        sign = 1 if trade["side"] == "buy" else -1
        sums[base] = sums.get(base, 0) + sign * Decimal(trade["amount"])
        sums[quote] = sums.get(quote, 0) - sign * value_of(trade)
        sums[trade["fee_currency"]] -= Decimal(trade["fee"])
    # Add your deposits and withdrawals here.
    for currency, total in sums.items():
        print(currency, f"{totals.get(currency, Decimal(0)) - total:.8f}")
