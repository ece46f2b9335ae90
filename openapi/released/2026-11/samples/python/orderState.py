from decimal import Decimal

RANK = {"created": 0, "partially_filled": 1, "filled": 2, "cancelled": 2}


def progress(order: dict) -> tuple:
    return RANK[order["status"]], Decimal(order["filled_amount"])


def apply_event(orders: dict, event: dict) -> bool:
    """Stores an order event; a late or repeated one changes nothing. Says whether it was new."""
    data = event["data"]
    known = orders.get(data["order_id"])
    if known is not None and progress(data) <= progress(known):
        return False
    orders[data["order_id"]] = data
    return True
