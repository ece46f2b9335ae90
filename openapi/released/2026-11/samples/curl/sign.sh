# API_KEY and API_SECRET come from the environment.
set -euo pipefail
origin=${API_ORIGIN:-https://api.halyard.example}

# sign TIMESTAMP METHOD PATH [BODY] prints the signature.
sign() {
  printf '%s' "$1$2$3${4-}" | openssl dgst -sha256 -hmac "$API_SECRET" -hex | sed 's/^.*= //'
}

# request METHOD PATH [BODY] signs a call, sends it and prints the answer.
request() {
  local method=$1 path=$2 body=${3-} timestamp answer status
  if [[ -z ${API_KEY-} || -z ${API_SECRET-} ]]; then
    echo 'Set API_KEY and API_SECRET in the environment' >&2
    exit 1
  fi
  timestamp=$(($(date +%s) * 1000)) # whole seconds, written in milliseconds
  local options=(--request "$method")
  if [[ -n $body ]]; then
    options+=(--header 'Content-Type: application/json' --data-binary "$body")
  fi
  answer=$(curl --silent --show-error --max-time 10 --write-out '\n%{http_code}' \
    "${options[@]}" \
    --header "X-API-Key: $API_KEY" \
    --header "X-API-Timestamp: $timestamp" \
    --header "X-API-Signature: $(sign "$timestamp" "$method" "$path" "$body")" \
    "$origin$path") || exit 1
  status=${answer##*$'\n'} answer=${answer%$'\n'*}
  if [[ $status != 200 || $answer != '{'* ]]; then
    printf '%s: %.200s\n' "$status" "${answer//$'\n'/ }" >&2
    exit 1
  fi
  echo "$answer"
}
