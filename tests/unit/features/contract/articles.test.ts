import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readVectors} from '@site/src/features/contract/vectors';
import {currentContract} from '../../support/contract';
import {ROOT} from '../../support/root';

const article = fs.readFileSync(
  path.join(ROOT, 'docs/knowledge-base/api-docs/authentication.md'),
  'utf8',
);
const {requests, webhooks} = readVectors(path.join(ROOT, 'openapi/vectors.json'));
const [get, post] = requests;
if (!get || !post) throw new Error('The vectors need a GET and a POST');

const start = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, 8);

const MISTAKES: Record<string, string> = {
  'nothing: this is correct': start(get.secret, get.stringToSign),
  'seconds instead of milliseconds': start(
    get.secret,
    get.stringToSign.replace(get.timestamp, get.timestamp.slice(0, -3)),
  ),
  'query string left out': start(get.secret, get.stringToSign.replace(/\?.*/, '')),
  'base path left out': start(get.secret, get.stringToSign.replace('/v1', '')),
  'method in lower case': start(get.secret, get.stringToSign.replace('GET', 'get')),
  'line feed after the signed string': start(get.secret, `${get.stringToSign}\n`),
  'line feed at the end of the secret': start(`${get.secret}\n`, get.stringToSign),
};

test.each(Object.entries(MISTAKES))(
  'the table of mistakes has the right signature for: %s',
  (what, digits) => {
    expect(article).toContain(`| \`${digits}\` | ${what} |`);
  },
);

test('the signature of the spaced body begins as the article says', () => {
  const spaced = post.body.replaceAll(':', ': ').replaceAll(',', ', ');
  const digits = start(post.secret, post.timestamp + post.method + post.path + spaced);
  expect(article).toContain(`begins with \`${digits}\``);
});

test('the example request has the signature of the first vector', () => {
  expect(article).toContain(`X-API-Signature: ${get.signature}`);
  expect(article).toContain(`\`${get.stringToSign}\``);
  expect(article).toContain(`of these ${Buffer.byteLength(get.stringToSign)} bytes`);
});

test('an event has the same identifier in the contract, the vectors and the article', async () => {
  const {components} = await currentContract();
  const examples = Object.values(components?.examples ?? {}).map(({value}) =>
    JSON.stringify(value),
  );
  const webhooksArticle = fs.readFileSync(
    path.join(ROOT, 'docs/knowledge-base/api-docs/webhooks.md'),
    'utf8',
  );
  const texts = [...examples, ...webhooks.map(({body}) => body), webhooksArticle];
  const event = /"event": ?"([\w.]+)",\s*"event_id": ?"(\w+)",\s*"timestamp": ?(\d+)/g;
  const found = texts.flatMap((text) =>
    [...text.matchAll(event)].map(([, name = '', id = '', time = '']) => ({name, id, time})),
  );
  expect(found).toHaveLength(11);
  expect(new Set(found.map(({id}) => id)).size).toBe(8);
  expect(new Set(found.map((one) => Object.values(one).join())).size).toBe(8);
});
