import {expect, test} from 'vitest';

import {repairFiles} from '@site/scripts/check/fix';
import {ARTICLE, articleWith, repository} from '../support/repository';

const NEW = 'docs/knowledge-base/payments/imported.md';
const TODAY = new Date().toISOString().slice(0, 10);
const ADDED = `read_time: 1\nlast_update:\n  date: ${TODAY}`;

/** The front matter of an imported file after the repair, which changes nothing when it is repeated. */
async function repaired(content: string, file = NEW): Promise<string> {
  const root = repository({[file]: content});
  const [{after = content} = {}] = await repairFiles(root, [file]);
  expect(await repairFiles(root, [file])).toEqual([]);
  return after;
}

test.each([
  ['none', '# How *refunds* work\n\nText.\n', `title: How refunds work\n${ADDED}`],
  ['none, and no heading', 'Text.\n', ADDED],
  ['none, and two titles', '# One\n\n# Two\n\nText.\n', ADDED],
  ['none, and a title with what looks like a tag', '# Pay by <N/A>\n\nText.\n', ADDED],
  [
    'keys of another site',
    '---\ntitle: "One: two"\nid: x\nweight: 3\nodd: 4\nintro: About it\ntags: [a, b]\nhidden: false\ndate: 2020-01-01\n---\n\nText.\n',
    `title: "One: two"\ndescription: About it\nkeywords: [a, b]\n${ADDED}`,
  ],
  [
    'words in a line, and JSON with Windows line endings',
    '---\r\n{"title": "One", "labels": "a, b"}\r\n---\r\n\r\nText.\r\n',
    `title: "One"\nkeywords:\n  - a\n  - b\n${ADDED}`,
  ],
  [
    'what only a writer knows',
    '---\ntitle: One\ndescripton: Two\nkeywords: [four]\nhidden: true\ncover: a.png\naliases: [A B]\n---\n\nText.\n',
    `title: One\ndescripton: Two\nkeywords: [four]\nhidden: true\ncover: a.png\naliases: [A B]\n${ADDED}`,
  ],
  [
    'what is empty, off, for previews or another address',
    '---\ntitle: One\nexcerpt: ""\nstatus:\nfeatured: false\n"og:title": Two\nimage: a.png\nslug: one\nsidebar_position: 3\nkeywords: []\n---\n\nText.\n',
    `title: One\n${ADDED}`,
  ],
  [
    'TOML',
    '+++\ntitle = "One: two"\nweight = 3\ntags = ["a", "b"]\n+++\n\nText.\n',
    `title: "One: two"\nkeywords: ["a", "b"]\n${ADDED}`,
  ],
  [
    'more words, and former addresses',
    '---\ntitle: One\ntags: three\nkeywords: [four]\naliases: [/two/three/]\n---\n\nText.\n',
    `title: One\nkeywords: [four, three]\nredirect_from:\n  - /two/three\n${ADDED}`,
  ],
  [
    'a description, from the first sentence',
    '---\ntitle: One\n---\n\nA *refund* goes back to the [account](./a.md) that paid, e.g. a bank. It takes a day.\n',
    `title: One\ndescription: A refund goes back to the account that paid, e.g. a bank.\n${ADDED}`,
  ],
  [
    'a heading with more words than the title',
    '---\ntitle: One\n---\n\n# One and two\n\nText.\n',
    `title: One and two\n${ADDED}`,
  ],
  [
    'a description that is too long',
    `---\ntitle: One\ndescription: A refund goes back to the account. ${'Two '.repeat(50)}three.\n---\n\nText.\n`,
    `title: One\ndescription: A refund goes back to the account.\n${ADDED}`,
  ],
  [
    'what the page explains, below a heading, and a comment',
    '---\ntitle: One\n## Two\nweight: 3\n---\n\n## Overview\n\nThis page explains how a refund goes back.\n',
    `title: One\ndescription: This page explains how a refund goes back.\n${ADDED}`,
  ],
  ...[
    'The following steps show how a refund goes back to the account.',
    'A refund of 50% goes back to the account that you paid it from.',
    'It goes back to the account that the payment was made from.',
    'Refunds go back.',
    '- A refund goes back to the account that the payment was made from.',
  ].map((text, at) => [
    `a first sentence that describes no page, ${at + 1}`,
    `---\ntitle: One\n---\n\n${text}\n`,
    `title: One\n${ADDED}`,
  ]),
])('the front matter of an import is completed: %s', async (_, content, expected) => {
  const after = await repaired(content);
  expect(after.slice(4, after.indexOf('\n---'))).toBe(expected);
});

test.each([
  [
    'an article of this site',
    articleWith('Text.')
      .replace('read_time: 4', 'read_time: 1')
      .replace(/last_update:\n.*\n/, ''),
    ARTICLE,
  ],
  ['a page of another kind', 'Text.\n', 'docs/legal/imported.md'],
  ['YAML that cannot be read', '---\ntitle: "One\n---\n\nText.\n', NEW],
  ['front matter without an end', '---\ntitle: One\n\nText.\n', NEW],
])('the front matter stays: %s', async (_, content, file) => {
  expect(await repaired(content, file)).toBe(content);
});
