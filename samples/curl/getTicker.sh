#!/usr/bin/env bash
set -euo pipefail
origin=${API_ORIGIN:-https://api.halyard.example}

curl --silent --show-error --fail-with-body --max-time 10 "$origin/v1/markets/ticker"
