import fs from 'node:fs';

import {expect, test} from 'vitest';

import {filesBelow} from '@site/src/lib/files';

/** Articles, resources and the FAQ: what somebody reads who needs an answer now. */
const articles = ['docs/faq.md', ...['docs/knowledge-base', 'docs/resources'].flatMap(filesBelow)]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({file, text: fs.readFileSync(file, 'utf8')}));

test.each([
  ['call us', /\bcall us\b/i, /:brand\[supportPhone\]/],
  ['write to us', /\bwrite to us\b/i, /:brand\[\w+Email\]|\(\/contact\)/],
])('an article that says "%s" says where', (_, request, address) => {
  const asking = articles.filter(({text}) => request.test(text));
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter(({text}) => !address.test(text)).map(({file}) => file)).toEqual([]);
});
