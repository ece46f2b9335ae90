// node checkVectors.mjs signing-vectors.json
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {sign} from './sign.mjs';

const {requests} = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const {name, secret, timestamp, method, path, body, signature} of requests) {
  assert.equal(sign(secret, timestamp, method, path, body), signature, name);
}
console.log(`${requests.length} vectors passed`);
