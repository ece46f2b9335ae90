#!/usr/bin/env bash
source "$(dirname "$0")/sign.sh"

request DELETE '/v1/orders/ord_1001'
