#!/usr/bin/env bash
source "$(dirname "$0")/sign.sh"

client_order_id=${1:-41f6c2a9-0d3b-4b8e-8c57-9e2d6a70b1f4}
request GET "/v1/orders/by-client-order-id/$client_order_id"
