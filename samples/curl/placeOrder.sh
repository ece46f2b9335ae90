#!/usr/bin/env bash
source "$(dirname "$0")/sign.sh"

# One identifier for all attempts, so that the order is placed once. Store it before you send it.
order='{
  "client_order_id": "'"$(openssl rand -hex 16)"'",
  "pair": "BTC-EUR",
  "side": "buy",
  "type": "limit",
  "amount": "0.0100",
  "price": "20000.00"
}'
for pause in 1 2 4 8 0; do
  if answer=$(request POST '/v1/orders/create' "$order" 2>&1); then
    echo "$answer"
    exit
  fi
  # A refusal in JSON stays one, but for too many calls. 5xx, HTML and no answer say nothing about the order.
  if [[ $answer == 4??': {'* && $answer != 429* ]]; then break; fi
  sleep "$pause"
done
echo "$answer" >&2
exit 1
