#!/usr/bin/env bash
source "$(dirname "$0")/sign.sh"

request GET '/v1/account/orders/open?limit=1&offset=0'
