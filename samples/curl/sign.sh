# API_KEY and API_SECRET come from the environment.
set -euo pipefail
origin=${API_ORIGIN:-https://api.halyard.example}

# sign TIMESTAMP METHOD PATH [BODY] prints the signature.
sign() {
  printf '%s' "$1$2$3${4-}" | openssl dgst -sha256 -hmac "$API_SECRET" -hex | sed 's/^.*= //'
}

# request METHOD PATH [BODY] signs a call, sends it and prints the answer.
request() {
  local method=$1 path=$2 body=${3-} timestamp answer
  timestamp=$(($(date +%s) * 1000)) # whole seconds, written in milliseconds
  local options=(--request "$method")
  if [[ -n $body ]]; then
    options+=(--header 'Content-Type: application/json' --data-binary "$body")
  fi
  answer=$(curl --silent --show-error --fail-with-body --max-time 10 "${options[@]}" \
    --header "X-API-Key: $API_KEY" \
    --header "X-API-Timestamp: $timestamp" \
    --header "X-API-Signature: $(sign "$timestamp" "$method" "$path" "$body")" \
    "$origin$path") || { echo "$answer"; return 1; }
  [[ $answer == '{'* ]] || { echo "not JSON: ${answer:0:80}" >&2; return 1; }
  echo "$answer"
}
