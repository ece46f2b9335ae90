const OPENAPI = 'openapi/openapi.yaml';
const ERROR_CODE = 'openapi/schemas/ErrorCode.yaml';

/** The smallest API contract that passes all rules: one call, one error and the samples. */
export const CONTRACT_FILES = {
  [OPENAPI]: `openapi: 3.1.0
info:
  title: Trading API
  version: 1.0.0
  description: A card payment costs :figure[deposits.card.fee].
  license:
    name: Proprietary
    url: :brand[siteUrl]/terms
servers:
  - url: https://:brand[apiHost]/v1
tags:
  - name: Market data
    description: Public.
security: []
paths:
  /ticker:
    get:
      operationId: getTicker
      tags: [Market data]
      summary: List tickers
      description: The last price.
      x-permission: none
      responses:
        '200':
          description: The price.
          content:
            application/json:
              schema:
                type: string
              examples:
                price:
                  $ref: examples/price.yaml
        '400':
          description: Refused.
          content:
            application/json:
              schema:
                $ref: schemas/ErrorCode.yaml
`,
  'openapi/examples/price.yaml': `summary: A price
value: '92000.00'
`,
  [ERROR_CODE]: `type: string
description: Name of the error.
x-error-codes:
  INVALID_REQUEST:
    status: 400
    meaning: A field is missing.
    action: Fix it.
    retry: never
    article: /knowledge-base/payments/pay-in
`,
  'samples/curl/getTicker.sh': 'curl https://api.halyard.example/v1/ticker\n',
  'samples/curl/verifyWebhook.sh': 'echo genuine\n',
  'samples/javascript/getTicker.mjs': "await fetch('https://api.halyard.example/v1/ticker');\n",
  'samples/javascript/verifyWebhook.mjs': "console.log('genuine');\n",
  'samples/python/getTicker.py': 'urlopen("https://api.halyard.example/v1/ticker")\n',
  'samples/python/verifyWebhook.py': 'print("genuine")\n',
} as const;
