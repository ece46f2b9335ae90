#!/usr/bin/env bash
set -euo pipefail
origin=${API_ORIGIN:-https://api.halyard.example}

answer=$(curl --silent --show-error --fail-with-body --max-time 10 \
  "$origin/v1/markets/trades/BTC-EUR?limit=1") || { echo "$answer"; exit 1; }
[[ $answer == '{'* ]] || { echo "not JSON: ${answer:0:80}" >&2; exit 1; }
echo "$answer"
