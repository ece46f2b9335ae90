#!/usr/bin/env bash
# Publishes build/ on Netlify: sends it as a ZIP file and waits until it is live. Needs curl, jq and zip.
# NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID come from the environment.
set -euo pipefail

api=${NETLIFY_API:-https://api.netlify.com/api/v1}
archive=$(mktemp -d)/site.zip

# The token is read from standard input, because every user of the machine can read arguments.
request() {
  curl --fail-with-body --silent --show-error --retry 3 --header @- "$@" \
    <<< "Authorization: Bearer ${NETLIFY_AUTH_TOKEN}"
}

(cd build && zip --quiet --recurse-paths "$archive" .)
id=$(request --header 'Content-Type: application/zip' --data-binary "@$archive" \
  "$api/sites/${NETLIFY_SITE_ID}/deploys?title=${GITHUB_SHA:-local}" | jq --raw-output .id)

for _ in {1..60}; do
  state=$(request "$api/deploys/$id" | jq --raw-output .state)
  case $state in
    ready) exit 0 ;;
    error | rejected) break ;;
  esac
  sleep 5
done
echo "Netlify did not publish the deploy $id: $state" >&2
exit 1
