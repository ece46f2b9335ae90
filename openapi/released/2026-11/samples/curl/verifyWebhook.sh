#!/usr/bin/env bash
# bash verifyWebhook.sh SIGNATURE < body.json, with WEBHOOK_SECRET in the environment.
# For tests at your desk: bash does not compare in constant time.
set -euo pipefail
expected=$(openssl dgst -sha256 -hmac "${WEBHOOK_SECRET:?}" -hex | sed 's/^.*= //')
if [[ $expected == "$1" ]]; then
  echo genuine
else
  echo forged
  exit 1
fi
