#!/usr/bin/env bash
set -euo pipefail
url=${1:-http://localhost:8080/}
signature=$(openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" -hex event.json | sed 's/^.*= //')
curl --silent --show-error --max-time 30 --output /dev/null --write-out '%{http_code}\n' \
  --header 'Content-Type: application/json' \
  --header "X-Webhook-Signature: $signature" \
  --data-binary @event.json "$url"
