#!/usr/bin/env bash
# bash sendWebhook.sh http://localhost:8080/, with WEBHOOK_SECRET in the environment.
# Sends event.json with the time of now, as receivers refuse what is old.
set -euo pipefail
url=${1:-http://localhost:8080/}
sed -E "s/(\"timestamp\": *)[0-9]+/\1$(date +%s)000/" event.json > sent.json
signature=$(openssl dgst -sha256 -hmac "${WEBHOOK_SECRET:?}" -hex sent.json | sed 's/^.*= //')
curl --silent --show-error --max-time 30 --output /dev/null --write-out '%{http_code}\n' \
  --header 'Content-Type: application/json' \
  --header "X-Webhook-Signature: $signature" \
  --data-binary @sent.json "$url" || exit 1
