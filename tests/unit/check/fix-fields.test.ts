import {expect, test} from 'vitest';

import {repairFiles} from '@site/scripts/check/fix';
import {ARTICLE, articleWith, repository} from '../support/repository';

const NEW = 'docs/knowledge-base/payments/imported.md';
const TODAY = new Date().toISOString().slice(0, 10);
const ADDED = `last_update:\n  date: ${TODAY}`;

/** The front matter of an imported file after the repair, which changes nothing when it is repeated. */
async function repaired(content: string, file = NEW): Promise<string> {
  const root = repository({[file]: content});
  const [{after = content} = {}] = await repairFiles(root, [file]);
  expect(await repairFiles(root, [file])).toEqual([]);
  return after;
}

const yaml = (fields: string, body = 'Text.'): string => `---\n${fields}\n---\n\n${body}\n`;
/** What only a writer knows. */
const KEPT =
  'title: One\ndescripton: Two\nkeywords: [four]\nhidden: true\ncover: a.png\naliases: [A B]';
const REFUND = 'A refund goes back to the account.';

test.each([
  ['# How *refunds* work\n\nText.\n', 'title: How refunds work\n'],
  ['Text.\n', ''],
  ['# One\n\n# Two\n\nText.\n', ''],
  [yaml('last_update:\n  author: A\ntags: [b]', '# One\n\nText.'), 'title: One\nkeywords: [b]\n'],
  [
    yaml('title: What **a `fee`** is, 2*3*4\ndescription: A *fee*'),
    'title: What a fee is, 2*3*4\ndescription: A fee\n',
  ],
  ['# Pay by <N/A>\n\nText.\n', ''],
  [
    yaml(
      'title: "One: two"\nid: x\nodd: 4\nintro: About it\ntags: [a, b]\nhidden: false\ndate: 2020',
    ),
    'title: "One: two"\ndescription: About it\nkeywords: [a, b]\n',
  ],
  [
    '---\r\n{"title": "One", "labels": "a, b"}\r\n---\r\n\r\nText.\r\n',
    'title: "One"\nkeywords:\n  - a\n  - b\n',
  ],
  [yaml(KEPT), `${KEPT}\n`],
  // What is empty, off, for previews or another address.
  [
    yaml(
      'title: One\nexcerpt: ""\nstatus:\nfeatured: false\n"og:title": Two\nimage: a.png\nslug: one\nsidebar_position: 3\nkeywords: []',
    ),
    'title: One\n',
  ],
  [
    '+++\ntitle = "One: two"\nweight = 3\ntags = ["a", "b"]\n+++\n\nText.\n',
    'title: "One: two"\nkeywords: ["a", "b"]\n',
  ],
  [
    yaml('title: One\ntags: three\nkeywords: [four]\naliases: [/two/three/]'),
    'title: One\nkeywords: [four, three]\nredirect_from:\n  - /two/three\n',
  ],
  // A description is the first sentence.
  [
    yaml(
      'title: One',
      'A *refund* goes back to the [account](./a.md), e.g. a bank. It takes a day.',
    ),
    'title: One\ndescription: A refund goes back to the account, e.g. a bank.\n',
  ],
  [yaml('title: One', '# One and two\n\nText.'), 'title: One and two\n'],
  [
    yaml(`title: One\ndescription: ${REFUND} ${'Two '.repeat(50)}three.`),
    `title: One\ndescription: ${REFUND}\n`,
  ],
  [
    yaml(
      'title: One\n## Two\nweight: 3',
      '## Overview\n\nThis page explains how a refund goes back.',
    ),
    'title: One\ndescription: This page explains how a refund goes back.\n',
  ],
  // These sentences describe no page.
  ...[
    'The following steps show how a refund goes back to the account.',
    'A refund of 50% goes back to the account that you paid it from.',
    'It goes back to the account that the payment was made from.',
    'Refunds go back.',
    `- ${REFUND}`,
  ].map((body) => [yaml('title: One', body), 'title: One\n']),
])('the front matter of an import is completed: %j', async (content, expected) => {
  const after = await repaired(content);
  expect(after.slice(4, after.indexOf('\n---'))).toBe(expected + ADDED);
});

test.each([
  ['an article of this site', articleWith('Text.').replace(/description:.*\n/, ''), ARTICLE],
  ['a page of another kind', 'Text.\n', 'docs/legal/imported.md'],
  ['YAML that cannot be read', '---\ntitle: "One\n---\n\nText.\n', NEW],
  ['front matter without an end', '---\ntitle: One\n\nText.\n', NEW],
])('the front matter stays: %s', async (_, content, file) => {
  expect(await repaired(content, file)).toBe(content);
});
