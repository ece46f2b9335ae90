# python3 verifyWebhook.py SIGNATURE < body.json, with WEBHOOK_SECRET in the environment.
import hashlib
import hmac
import os
import sys


def is_genuine(secret: str, raw: bytes, header: str) -> bool:
    """Whether raw, the bytes as they arrived, was sent by us; header is X-Webhook-Signature."""
    expected = hmac.new(secret.encode("utf-8"), raw, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), header.encode())


secret = os.environ.get("WEBHOOK_SECRET") or sys.exit("Set WEBHOOK_SECRET in the environment")
genuine = is_genuine(secret, sys.stdin.buffer.read(), sys.argv[1])
print("genuine" if genuine else "forged")
sys.exit(0 if genuine else 1)
