#!/usr/bin/env bash
source "$(dirname "$0")/sign.sh"

request POST '/v1/orders/create' '{
  "client_order_id": "5b0c7c7e-3b0a-4c7e-9a52-6f2f0d1c8e11",
  "pair": "BTC-EUR",
  "side": "buy",
  "type": "limit",
  "amount": "0.0100",
  "price": "92000.00"
}'
