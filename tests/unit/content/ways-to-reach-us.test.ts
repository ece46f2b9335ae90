import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {ROOT} from '../support/root';

const DOCS = path.join(ROOT, 'docs');

/** Articles, resources and the FAQ: what somebody reads who needs an answer now. */
const articles = ['faq.md', 'knowledge-base', 'resources'].flatMap((name) =>
  name.endsWith('.md')
    ? [name]
    : fs
        .readdirSync(path.join(DOCS, name), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.md'))
        .map((file) => path.join(name, file)),
);

test.each([
  ['call us', /\bcall us\b/i, /:brand\[supportPhone\]/],
  ['write to us', /\bwrite to us\b/i, /:brand\[\w+Email\]|\(\/contact\)/],
])('an article that says "%s" says where', (_, request, address) => {
  const asking = articles.filter((file) =>
    request.test(fs.readFileSync(path.join(DOCS, file), 'utf8')),
  );
  expect(asking.length).toBeGreaterThan(5);
  expect(
    asking.filter((file) => !address.test(fs.readFileSync(path.join(DOCS, file), 'utf8'))),
  ).toEqual([]);
});
