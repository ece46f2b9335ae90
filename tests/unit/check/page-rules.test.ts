import {describe, expect, test} from 'vitest';

import {headings} from '@site/scripts/check/anchors';
import {inbound} from '@site/scripts/check/inbound';
import {links} from '@site/scripts/check/links';
import {markdownStyle} from '@site/scripts/check/markdown-style';
import {markup} from '@site/scripts/check/markup';
import {duplicates, pages} from '@site/scripts/check/pages';
import {tools} from '@site/scripts/check/tools';
import {allows, type Bad, expectFound, reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

// Further mistakes are in broken-files.ts, where a whole run is tested.

const VALID = VALID_FILES[ARTICLE];
const itself = (content: string): string => content;

describe('anchors', () => {
  const HEADINGS = '## My transfer is late\n\nOne.\n\n## Other words {/* #the-fee */}\n\nTwo.';
  const moved = (line: string, body = HEADINGS): string =>
    changed(articleWith(body), 'keywords:', `former_anchors:\n${line}\nkeywords:`);
  const pinned = (comment: string): string => changed(HEADINGS, '{/* #the-fee */}', comment);

  allows(headings, ['  causes: my-transfer-is-late', '  fee: the-fee'], {write: moved});
  reports(
    headings,
    [
      ['  causes: my-transfer-is-lat', 'no heading of this page', 'write "my-transfer-is-late"'],
      ['  causes: other-words', 'no heading of this page'],
      ['  the-fee: my-transfer-is-late', 'a heading has the anchor', 'remove this line'],
    ],
    {write: moved},
  );
  reports(
    links,
    [['#causes', '', 'write "#my-transfer-is-late", where the answer is now', '[why](#causes)']],
    {write: (to) => moved('  causes: my-transfer-is-late', `${HEADINGS}\n\nSee [why](${to}).`)},
  );
  allows(markdownStyle, [HEADINGS]);
  allows(headings, [HEADINGS]);
  reports(
    headings,
    [
      ['{/* #my-transfer-is-late */}', 'another heading of this page has', 'pin another'],
      ['{/* #My Anchor */}', 'pins no anchor', '{/* #my-anchor */}'],
      ['{/* the-fee */}', 'pins no anchor', '{/* #my-anchor */}'],
      ['{/* # */}', 'pins no anchor', '{/* #my-anchor */}'],
    ].map(([text = '', message = '', fix]): Bad => [text, message, fix, '## Other words']),
    {write: (comment) => articleWith(pinned(comment))},
  );
});

reports(pages, [['Where 3 <4 holds.', '', 'write "under"', '<4']]);
allows(pages, [`${FRONT_MATTER.article}\ncategory: payments\nslug: /pay-in`], {
  file: 'docs/resources/other.md',
  write: page,
});
allows(pages, ['A draft.\n'], {file: 'docs/_notes.md', write: itself});
for (const file of ['docs/knowledge-base/pay-in.md', 'docs/legal/eu/x.md']) {
  reports(pages, [['---', 'pages are not allowed in this folder']], {file});
}

test('a category without a list page is reported', async () => {
  const message = 'the folder "payments" is not a category';
  const files = {'docs/knowledge-base/payments/index.md': null};
  await expectFound(pages, files, {file: ARTICLE, message});
});

const COPY = 'docs/knowledge-base/payments/pay-out.md';
test.each([
  ['The ways to pay in', 'title'],
  ['How to pay in', 'description'],
])('beside another "%s", the same %s is reported', async (other, field) => {
  const content = changed(VALID, other, `${other}0 `);
  const line = lineOf(content, `${field}:`);
  const message = `is already used by ${ARTICLE}`;
  await expectFound(duplicates, {[COPY]: content}, {line, message});
});

// What is shown as plain text.
reports(markup, [
  ['One.\n\n• Two\n• Three', '', 'start list items with -', '• Two'],
  ['a. One\nb. Two', '', 'or number them 1, 2, 3'],
  ['![[a.png]]', '', 'write [text](./file.md)'],
  ['![One](/a.svg =300x)', '', 'remove the space', '[One]'],
  ['::: tip More\nOne.\n:::', '', 'write :::tip[More]'],
]);
allows(markup, ['A \\[note](a b), \\==x== and \\[^1], as they are typed.']);

const CATEGORY = 'docs/knowledge-base/payments/index.md';
const LEGAL = 'docs/legal/terms.md';
const list = page(FRONT_MATTER.category, '::articles');
const own = `${VALID_FILES[ARTICLE]}\n[up](#related-articles) [again](./pay-in.md)\n`;
const twice = page(FRONT_MATTER.category, 'See [x](pay-in.md) and [y](pay-in.md).\n\n::articles');
const index = page(FRONT_MATTER.index, '::categories');
test.each([
  ['its own', {[CATEGORY]: list, [ARTICLE]: own}, 'only one page links to this one'],
  ['two of one page', {[CATEGORY]: twice, 'docs/knowledge-base/index.md': index}, CATEGORY],
  ['none to a legal page', {[LEGAL]: page(FRONT_MATTER.legal)}, 'no other page links'],
])('links from other pages are too few: %s', (_, files, message) =>
  expectFound(inbound, files, {message}),
);

const TOOL = 'src/pages/tools/cost.mdx';
const WORDS = 'src/pages/tools/cost.words.yaml';
const files = {
  [TOOL]: page(FRONT_MATTER.page, '::cost-calculator'),
  [WORDS]: 'page: [what does it cost]\n',
  'STYLE.md': '| `::cost-calculator` | the calculator |',
};

test.each([
  [inbound, files, 'no other page links to this one'],
  [tools, {...files, [WORDS]: null}, 'do not find this tool by the search'],
  [tools, {...files, 'STYLE.md': ''}, 'STYLE.md has no row for "::cost-calculator"'],
])('a tool that cannot be found is reported by $0.name: %s', (rule, changes, message) =>
  expectFound(rule, changes, {file: TOOL, message}),
);

test('a tool that can be found is not', async () => {
  expect(await findingsOf(tools, files)).toEqual([]);
});
