#!/usr/bin/env bash
source "$(dirname "$0")/sign.sh"

# Far below the market: the order rests on the book until you cancel it.
request POST '/v1/orders/create' '{
  "client_order_id": "'"$(openssl rand -hex 16)"'",
  "pair": "BTC-EUR",
  "side": "buy",
  "type": "limit",
  "amount": "0.0100",
  "price": "20000.00"
}'
