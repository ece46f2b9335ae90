#!/usr/bin/env bash
source "$(dirname "$0")/sign.sh"

order_id=${1:-ord_1001}
request DELETE "/v1/orders/$order_id"
