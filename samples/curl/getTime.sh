#!/usr/bin/env bash
set -euo pipefail
origin=${API_ORIGIN:-https://api.halyard.example}

answer=$(curl --silent --show-error \
  --max-time 10 \
  --write-out '\n%{http_code}' \
  "$origin/v1/time") || exit 1
status=${answer##*$'\n'} answer=${answer%$'\n'*}
if [[ $status != 200 || $answer != '{'* ]]; then
  printf '%s: %.200s\n' "$status" "${answer//$'\n'/ }" >&2
  exit 1
fi
echo "$answer"
