#!/usr/bin/env bash
source "$(dirname "$0")/sign.sh"

request GET '/v1/account/balance'
