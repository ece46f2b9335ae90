import {describe, expect, it, test} from 'vitest';

import {checkFrontMatter} from '@site/src/content/front-matter';
import type {PageKind} from '@site/src/content/kinds';
import type {Finding} from '@site/src/lib/finding';
import {expectOne} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {changed, lineOf} from '../support/text';

const KINDS = Object.keys(FRONT_MATTER) as PageKind[];
const FILES: Record<PageKind, string> = {
  index: 'knowledge-base/index.md',
  faq: 'faq.md',
  glossary: 'knowledge-base/glossary.md',
  category: 'knowledge-base/payments/index.md',
  article: 'knowledge-base/payments/pay-in.md',
  legal: 'legal/terms.md',
  update: 'blog/2024-11-26-paying-in.md',
  page: 'src/pages/how-it-works.mdx',
};

/** The findings in a file of this kind, by default in its usual folder. */
function check(content: string, kind: PageKind, file = FILES[kind]): Finding[] {
  const categories = ['payments', 'trading', 'faq'];
  return checkFrontMatter(content, {repoPath: `docs/${file}`, file, kind, categories}).findings;
}

describe.each(KINDS)('every page of kind "%s"', (kind) => {
  const valid = page(FRONT_MATTER[kind]);

  it('passes if it is valid', () => expect(check(valid, kind)).toEqual([]));

  it.each([
    ['description:', 'descripton:', {line: 3, column: 1, fix: 'write "description"'}],
    [/^title: .*\n/m, '', {line: 2, message: '"title" is missing'}],
    [/^description: .*\n/m, '', {line: 2, message: '"description" is missing'}],
    [/^title: .*$/m, `title: ${'long '.repeat(20)}`, {line: 2, message: '"title" is too long'}],
    [/^description: .*$/m, 'description: Short.', {message: '"description" is too short'}],
  ])('is reported if %s is replaced by "%s"', (from, to, finding) => {
    expect(check(valid.replace(from, to), kind)).toContainEqual(expect.objectContaining(finding));
  });
});

/** A line to add, or a text to replace. */
type Change = string | [from: string, to: string];

const TAX_GUIDE = 'resources/tax-guide.md';
const TIME = 'read_time: 4';
const KEYWORDS = '[deposit, top up, add money, fund account, cash in]';
const DATE = 'last_update:\n  date: 2024-11-20';
const BAD_DATE = '"last_update.date" is no day of the calendar';

test.each<[kind: PageKind, Change, message: string, fix?: string, file?: string]>([
  ['article', [TIME, 'read_time: four'], 'must be a number'],
  ['article', [KEYWORDS, 'deposit, top up'], 'must be a list'],
  ['article', [DATE, 'last_update: 2024-11-20'], 'must be a group', '{ date: 2024-11-20 }'],
  ['article', [DATE, 'last_update: {}'], '"last_update.date" is missing'],
  ['article', [DATE, `${DATE}\n  author: A`], 'unknown key "author"', 'use one of: date'],
  ['article', ['2024-11-20', '2023-02-29'], 'is no day of the calendar', 'that exists'],
  ['article', ['2024-11-20', '20 November 2024'], BAD_DATE, 'as YYYY-MM-DD'],
  ['article', 'strip: { cost: 2 }', '"strip.cost" is no figure', 'write an id'],
  ['article', 'strip: { price: deposits.card.fee }', 'unknown key "price"', 'use one of'],
  ['article', ['title: How to pay in', 'title:'], '"title" is empty', 'write text after'],
  ['article', 'featured: false', '"featured" can only be true', 'or remove it'],
  ['article', ['How to pay in', '2024'], 'must be text', 'write text instead of 2024'],
  ['article', 'slug: Pay In', '"slug" is not a route', 'lower-case words joined by hyphens'],
  ['article', 'category: payments', 'the folder already sets the category', 'remove "category"'],
  ['article', 'category: paymets', 'unknown category', 'write "payments"', TAX_GUIDE],
  ['article', 'title: Another title', '', 'keep one of the two keys'],
  ['legal', 'category: tradng', 'unknown category "tradng"', 'write "trading"'],
  ['legal', 'featured: true', 'unknown key "featured"'],
  ['update', ['knowledge-base', 'payments'], '"category" is not one of the known', 'use one of'],
  ['update', ['2024-11-26', '2024-02-30'], '"date" is no day of the calendar'],
  ['update', ['slug: paying-in', 'slug: /updates/paying-in'], '"slug" is not a slug'],
])('%s, %j: %s', (kind, change, message, fix = '', file = FILES[kind]) => {
  const content =
    typeof change === 'string'
      ? page(`${FRONT_MATTER[kind]}\n${change}`)
      : changed(page(FRONT_MATTER[kind]), ...change);
  const at = (typeof change === 'string' ? change : change[1]).split('\n').at(-1) ?? '';
  const place = {file: `docs/${file}`, line: lineOf(content, at)};
  expectOne(check(content, kind, file), {...place, message, fix});
});

test.each<[content: string, kind: PageKind, file: string, message: string]>([
  [page(FRONT_MATTER.article), 'article', 'knowledge-base/paymets/x.md', 'is not a category'],
  [page(FRONT_MATTER.article), 'article', TAX_GUIDE, '"category" is missing'],
  [page(FRONT_MATTER.update.replace(/\nlink.*/, '')), 'update', FILES.update, 'is missing'],
])('%j', (content, kind, file, message) => expectOne(check(content, kind, file), {message}));

test.each<[kind: PageKind, yaml: string, file?: string]>([
  ['article', FRONT_MATTER.article.replace('2024-11-20', '2024-02-29')],
  ['article', `${FRONT_MATTER.article}\ncategory: faq`, TAX_GUIDE],
  ['legal', `${FRONT_MATTER.legal}\ncategory: faq`],
])(
  'the leap day and a category where the folder sets none are no fault: %s %j',
  (kind, yaml, file) => {
    expect(check(page(yaml), kind, file)).toEqual([]);
  },
);
