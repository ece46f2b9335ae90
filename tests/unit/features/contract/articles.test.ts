import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {readVectors} from '@portal/contract';
import {expect, test} from 'vitest';

import {currentContract} from '../../support/contract';
import {ROOT} from '../../support/root';
import {validate} from '../../support/sandbox';

const read = (name: string): string =>
  fs.readFileSync(path.join(ROOT, `docs/knowledge-base/api-docs/${name}.md`), 'utf8');
const article = read('authentication');
const {requests, webhooks} = readVectors(path.join(ROOT, 'openapi/vectors.json'));
const [get, post] = requests;
if (!get || !post) throw new Error('The vectors need a GET and a POST');

const start = (text: string, secret = get.secret): string =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, 8);
const RIGHT = get.stringToSign;

test.each([
  ['nothing: this is correct', start(RIGHT)],
  ['seconds instead of milliseconds', start(RIGHT.replace(/^(\d+)\d{3}/, '$1'))],
  ['query string left out', start(RIGHT.replace(/\?.*/, ''))],
  ['base path left out', start(RIGHT.replace('/v1', ''))],
  ['method in lower case', start(RIGHT.replace('GET', 'get'))],
  ['line feed after the signed string', start(`${RIGHT}\n`)],
  ['line feed at the end of the secret', start(RIGHT, `${get.secret}\n`)],
])('the table of mistakes has the right signature for: %s', (what, digits) => {
  expect(article).toContain(`| \`${digits}\` | ${what} |`);
});

test('the signature of the spaced body begins as the article says', () => {
  const spaced = post.body.replaceAll(':', ': ').replaceAll(',', ', ');
  const digits = start(post.timestamp + post.method + post.path + spaced, post.secret);
  expect(article).toContain(`begins with \`${digits}\``);
});

test('the example request has the signature of the first vector', () => {
  expect(article).toContain(`X-API-Signature: ${get.signature}`);
  expect(article).toContain(`\`${get.stringToSign}\``);
  expect(article).toContain(`of these ${Buffer.byteLength(get.stringToSign)} bytes`);
});

test('an event has the same identifier in the contract, the vectors and the article', async () => {
  const {components} = await currentContract();
  const examples = Object.values(components?.examples ?? {}).map(({value}) => value);
  const texts = [JSON.stringify(examples), ...webhooks.map(({body}) => body), read('webhooks')];
  const event = /"event": ?"([\w.]+)",\s*"event_id": ?"(\w+)",\s*"timestamp": ?(\d+)/g;
  const found = [...texts.join().matchAll(event)];
  expect(found).toHaveLength(11);
  expect(new Set(found.map(([, , id]) => id)).size).toBe(8);
  expect(new Set(found.map(([, ...one]) => one.join())).size).toBe(8);
});

test('the table of amounts and identifiers says what the contract accepts, and the patterns are its own', async () => {
  const document = await currentContract();
  const docs = fs.readFileSync(path.join(ROOT, 'docs/resources/api-docs.md'), 'utf8');
  const schemas = ['OrderDecimal', 'ClientOrderId'].map(
    (name) => document.components?.schemas?.[name],
  );
  const rows = [
    ...docs.matchAll(/^\| `([^`]+)` \| (accepted|refused).* \| (accepted|refused).* \|$/gm),
  ];
  expect(rows.length).toBeGreaterThan(8);
  for (const [at, schema] of schemas.entries()) {
    expect(docs).toContain(`\n${schema?.pattern}\n`);
    for (const [, sent = '', ...said] of rows) {
      const fault = validate(document, schema ?? {}, sent);
      expect(fault === undefined ? 'accepted' : 'refused', sent).toBe(said[at]);
    }
  }
});
