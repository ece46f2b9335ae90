import random
import time

from client import ApiError, call


def call_with_retry(method, target, payload=None, attempts=5):
    """Repeats a call while that can help. An order is repeated only with a client_order_id."""
    repeatable = method != "POST" or "client_order_id" in (payload or {})
    for attempt in range(1, attempts + 1):
        try:
            return call(method, target, payload)
        except ApiError as error:
            refused = error.status == 429
            unclear = error.status == 0 or error.status >= 500 or error.code == "NOT_JSON"
            again = refused or (unclear and repeatable)
            if not again or attempt == attempts:
                raise
            backoff = min(2 ** (attempt - 1), 30) * random.uniform(0.5, 1)
            time.sleep(max(backoff, error.retry_after))
