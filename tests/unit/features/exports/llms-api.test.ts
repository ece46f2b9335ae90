import {exportPage} from 'docusaurus-markdown-copies';
import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {apiText} from '@site/src/features/exports/llms-api';
import {currentContract} from '../../support/contract';

const sample = (name: string, code: string): string =>
  `<div class="theme-code-block language-js"><div>${name}</div><pre><code>${code}</code></pre></div>`;
const PATH = brand.siteUrl.slice(new URL(brand.siteUrl).origin.length);
const html = `<body><main><h1>API documentation</h1><h2 id="a">Place an order</h2>
  <p>See <a href="${PATH}/api#errors">errors</a>.</p><p><strong>cURL</strong></p>
  ${sample('create.sh', 'in bash')}${sample('create.mjs', 'in JavaScript')}${sample('retry.mjs', 'again')}
  <h2 id="b">Related articles</h2><p>Others.</p><h2 id="c">Rate limits</h2><p>A hundred.</p></main></body>`;

test('a program reads the guide with each sample once, and the reference; links stay in Markdown', async () => {
  const pages = [
    ['/resources/api-docs', html],
    ['/api', '<main><h1>API</h1></main>'],
  ].flatMap(([route = '', text = '']) => exportPage(text, route, brand.siteUrl) ?? []);
  const text = apiText(pages, await currentContract());
  expect(text).toContain('# API documentation\n\n## Place an order\n');
  expect(text).toContain(`(${brand.siteUrl}/api.md#errors)`);
  for (const one of [
    'in bash',
    'again',
    'A hundred.',
    '### POST /v1/orders/create',
    '`order_id`',
  ]) {
    expect(text.split(one).length, one).toBeGreaterThan(1);
  }
  expect(text).not.toMatch(/in JavaScript|cURL|Others\.|\]\(\//);
  // The guide has the rest of its 60 kB.
  expect(Buffer.byteLength(text)).toBeLessThan(20_000);
});
