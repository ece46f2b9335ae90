#!/usr/bin/env bash
# bash checkVectors.sh TIMESTAMP METHOD PATH BODY SIGNATURE, with API_SECRET in the environment.
source "$(dirname "$0")/sign.sh"

if [[ $(sign "$1" "$2" "$3" "$4") == "$5" ]]; then
  echo passed
else
  echo "failed: $2 $3"
  exit 1
fi
