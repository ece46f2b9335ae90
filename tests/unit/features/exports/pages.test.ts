import {exportPage} from 'docusaurus-markdown-copies';
import {expect, test} from 'vitest';

import {markdownAddress} from '@site/src/content/markdown-address';
import {elements} from '@site/src/features/exports/elements';
import {type readShare} from '@site/src/features/exports/read';
import {inThread} from '@site/src/lib/in-thread';

test('a page that a thread cannot read stops the build', async () => {
  const read = inThread<typeof readShare>('src/features/exports/read.ts', 'readShare', {
    files: [{file: '/missing.html', route: '/missing'}],
    site: 'https://x',
  });
  await expect(read).rejects.toThrow('/missing.html');
});

test.each([
  ['/', '/index.md'],
  ['/fees', '/fees.md'],
  ['/2024-11/resources/fee-schedule', '/2024-11/resources/fee-schedule.md'],
  ['/knowledge-base/', '/knowledge-base.md'],
  ['/search', undefined],
  ['/404.html', undefined],
])('the copy of %s is at %s', (route, address) => expect(markdownAddress(route)).toBe(address));

test.each([
  // Payload fields, with nested fields and a list of values.
  [
    '<table><tr><th scope="row"><code>error</code><div>required</div><td><div><span>object</span></div><div><p>Why.</p></div>' +
      '<tr><td colspan="2"><div><table><tr><th scope="row"><code>code</code><td><div><span>string</span><span>^x$</span></div>' +
      '<table><thead><tr><th>Enum<tbody><tr><th scope="row">A<td>First.</table></table></div></table>',
    '- `error` (required)\n\n  object\n\n  Why.\n\n  - `code`\n\n    string ^x$\n\n    - A\n\n      First.',
  ],
  ['<p>a <span><a data-term="" href="/glossary#x">spread</a></span> of 2</p>', 'a spread of 2'],
  ['<div class="archive-banner"><b>Archive.</b> Old</div>', '> **Archive.** Old'],
  ['<table><tr><th>Fee<tr><td class="numeric_x">€2</table>', '| Fee |\n| -: |\n| €2 |'],
  ['<p>Text</p><footer class="screen-only">Helpful?</footer>', 'Text'],
])('our own elements are plain in the copy: %s', (html, copy) => {
  const page = exportPage(`<body><main><h1>A</h1>${html}</main>`, '/a', 'https://x', elements);
  expect(page?.body).toBe(`# A\n\n${copy}\n`);
});
