import {describe, expect, it, test} from 'vitest';

import {checkFrontMatter} from '@site/src/content/front-matter';
import type {PageKind} from '@site/src/content/kinds';
import type {Finding} from '@site/src/lib/finding';
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
};

/** The findings in a file of this kind, by default in its usual folder. */
function check(content: string, kind: PageKind, file = FILES[kind]): Finding[] {
  const categories = ['payments', 'trading', 'faq'];
  return checkFrontMatter(content, {shown: `shown/${file}`, file, kind, categories}).findings;
}

describe.each(KINDS)('every page of kind "%s"', (kind) => {
  const valid = page(FRONT_MATTER[kind]);

  it('passes if it is valid', () => {
    expect(check(valid, kind)).toEqual([]);
  });

  it('passes with Windows line endings', () => {
    expect(check(valid.replaceAll('\n', '\r\n'), kind)).toEqual([]);
  });

  it('is reported for an unknown key, with a suggestion', () => {
    const content = changed(valid, 'description:', 'descripton:');
    expect(check(content, kind)).toContainEqual(
      expect.objectContaining({
        file: `shown/${FILES[kind]}`,
        line: 3,
        column: 1,
        message: 'unknown key "descripton"',
        fix: 'write "description"',
      }),
    );
  });

  it.each(['title', 'description'])('needs a %s', (field) => {
    const content = valid.replace(new RegExp(`^${field}: .*\n`, 'm'), '');
    expect(check(content, kind)).toMatchObject([
      {line: 2, message: `"${field}" is missing`, fix: `add "${field}"`},
    ]);
  });

  it('cannot have a number as its title', () => {
    const content = valid.replace(/^title: .*$/m, 'title: 2024');
    expect(check(content, kind)).toMatchObject([
      {line: 2, message: expect.stringMatching(/"title" must be text/) as string},
    ]);
  });

  it('needs a description of at least 40 characters', () => {
    const content = valid.replace(/^description: .*$/m, 'description: Short.');
    expect(check(content, kind)).toMatchObject([
      {
        line: 3,
        message: '"description" is too short',
        fix: 'write one sentence of at least 40 characters',
      },
    ]);
  });

  it('needs a title of at most 70 characters', () => {
    const content = valid.replace(/^title: .*$/m, `title: ${'long '.repeat(20)}`);
    expect(check(content, kind)).toMatchObject([
      {line: 2, message: '"title" is too long', fix: 'shorten it to at most 70 characters'},
    ]);
  });
});

/** A line to add, or a text to replace. */
type Change = string | [from: string, to: string];

describe('a fault is reported at its line', () => {
  const TAX_GUIDE = 'resources/tax-guide.md';
  const CALENDAR = 'is not a valid date';

  test.each<[what: string, kind: PageKind, Change, message: string, fix?: string, file?: string]>([
    ['a word as the read time', 'article', ['read_time: 4', 'read_time: four'], 'must be a number'],
    [
      'a read time with a unit',
      'article',
      ['read_time: 4', 'read_time: 4 min'],
      'a number',
      'write read_time: 4',
    ],
    [
      'a fractional read time',
      'article',
      ['read_time: 4', 'read_time: 4.5'],
      'must be a whole number',
    ],
    [
      'a read time of zero',
      'article',
      ['read_time: 4', 'read_time: 0'],
      'must be at least 1',
      'write read_time: 1',
    ],
    [
      'keywords without brackets',
      'article',
      ['[deposit, top up, add money, fund account, cash in]', 'deposit, top up'],
      '"keywords" must be a list',
      'write keywords: [deposit, top up]',
    ],
    [
      'a date instead of its group',
      'article',
      ['last_update:\n  date: 2024-11-20', 'last_update: 2024-11-20'],
      '"last_update" must be a group of fields',
      'write last_update: { date: 2024-11-20 }',
    ],
    [
      '"featured" set to false',
      'article',
      'featured: false',
      '"featured" can only be true',
      'write featured: true, or remove it',
    ],
    [
      'a number as the title',
      'article',
      ['How to pay in', '2024'],
      'must be text',
      'write title: "2024"',
    ],
    ...['2024-02-30', '2024-13-01', '2023-02-29', '20 November 2024', '2024-1-5'].map(
      (date): [string, PageKind, Change, string, string] => [
        `the date ${date}`,
        'article',
        ['2024-11-20', date],
        `"last_update.date" ${CALENDAR}`,
        'write it as YYYY-MM-DD',
      ],
    ),
    [
      'last_update without a date',
      'article',
      ['last_update:\n  date: 2024-11-20', 'last_update: {}'],
      '"last_update.date" is missing',
    ],
    [
      'a slug that is not a route',
      'article',
      'slug: Pay In',
      '"slug" is not a route',
      'lower-case words joined by hyphens',
    ],
    [
      'a category that repeats the folder',
      'article',
      'category: payments',
      'the folder already sets the category "payments"',
      'remove "category"',
    ],
    [
      'an unknown category',
      'article',
      'category: paymets',
      'unknown category "paymets"',
      'write "payments"',
      TAX_GUIDE,
    ],
    [
      'an unknown category on a legal page',
      'legal',
      'category: tradng',
      'unknown category "tradng"',
      'write "trading"',
    ],
    ['a featured legal page', 'legal', 'featured: true', 'unknown key "featured"'],
    [
      'an update in an article category',
      'update',
      ['category: knowledge-base', 'category: payments'],
      '"category" is not an update category',
      'use one of: knowledge-base, trading, security, compliance',
    ],
    [
      'an impossible date in an update',
      'update',
      ['2024-11-26', '2024-02-30'],
      `"date" ${CALENDAR}`,
      'write it as YYYY-MM-DD',
    ],
    [
      'an update whose slug has slashes',
      'update',
      ['slug: paying-in', 'slug: /updates/paying-in'],
      '"slug" is not a slug',
    ],
    ['a duplicate key', 'article', 'title: Another title', '', 'keep one of the two keys'],
  ])('%s', (_, kind, change, message, fix = '', file = FILES[kind]) => {
    const content =
      typeof change === 'string'
        ? page(`${FRONT_MATTER[kind]}\n${change}`)
        : changed(page(FRONT_MATTER[kind]), ...change);
    expect(check(content, kind, file)).toMatchObject([
      {
        file: `shown/${file}`,
        line: lineOf(content, typeof change === 'string' ? change : change[1]),
        message: expect.stringContaining(message) as string,
        fix: expect.stringContaining(fix) as string,
      },
    ]);
  });

  test('an unknown key in last_update, without suggesting a key of the page', () => {
    const content = changed(page(FRONT_MATTER.article), '  date:', '  author: Somebody\n  date:');
    expect(check(content, 'article')).toEqual([
      {
        file: `shown/${FILES.article}`,
        line: lineOf(content, 'author'),
        column: 3,
        message: 'unknown key "author"',
        fix: 'remove "author"',
      },
    ]);
  });

  test.each<[what: string, content: string, kind: PageKind, file: string, Partial<Finding>]>([
    [
      'a folder that is not a category',
      page(FRONT_MATTER.article),
      'article',
      'knowledge-base/paymets/pay-in.md',
      {
        message: 'the folder "paymets" is not a category',
        fix: expect.stringContaining('add an index.md') as string,
      },
    ],
    [
      'an article without a category',
      page(FRONT_MATTER.article),
      'article',
      TAX_GUIDE,
      {message: '"category" is missing', fix: 'add one of: payments, trading, faq'},
    ],
    [
      'an update without a link',
      page(FRONT_MATTER.update.replace(/\nlink: .*/, '')),
      'update',
      FILES.update,
      {message: '"link" is missing', fix: 'add "link"'},
    ],
  ])('%s', (_, content, kind, file, finding) => {
    expect(check(content, kind, file)).toMatchObject([finding]);
  });

  test.each<[what: string, kind: PageKind, content: string, file?: string]>([
    ['the leap day', 'article', page(FRONT_MATTER.article.replace('2024-11-20', '2024-02-29'))],
    [
      'a category where the folder sets none',
      'article',
      page(`${FRONT_MATTER.article}\ncategory: faq`),
      TAX_GUIDE,
    ],
    ['a legal page in a category', 'legal', page(`${FRONT_MATTER.legal}\ncategory: faq`)],
  ])('%s is not a fault', (_, kind, content, file) => {
    expect(check(content, kind, file)).toEqual([]);
  });
});

// Front matter that cannot be parsed is in tests/unit/check/broken-files.ts.
describe('invalid front matter', () => {
  const valid = page(FRONT_MATTER.article);

  test('is reported at the right line with Windows line endings', () => {
    const content = changed(valid, 'read_time', 'readtime').replaceAll('\n', '\r\n');
    expect(check(content, 'article')).toContainEqual(
      expect.objectContaining({
        line: lineOf(content, 'readtime'),
        column: 1,
        fix: 'write "read_time"',
      }),
    );
  });

  test('is reported if it is empty', () => {
    expect(check(page(''), 'index')).toMatchObject([{line: 2}]);
  });
});
