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

/** What is found in a file of this kind, which may lie in another folder. */
function check(content: string, kind: PageKind, file = FILES[kind]): Finding[] {
  const categories = ['payments', 'trading', 'faq'];
  return checkFrontMatter(content, {shown: `shown/${file}`, file, kind, categories}).findings;
}

/** The finding at the line that holds the needle. */
function at(content: string, needle: string, finding: Partial<Finding>): Partial<Finding> {
  return {line: lineOf(content, needle), ...finding};
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

  it('may not have a number as its title', () => {
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

describe('an article', () => {
  const valid = page(FRONT_MATTER.article);

  test.each<[string, string, string, string]>([
    ['a word as read time', 'read_time: 4', 'read_time: four', 'must be a number'],
    ['half a minute', 'read_time: 4', 'read_time: 4.5', 'must be a whole number'],
    ['no time at all', 'read_time: 4', 'read_time: 0', '>=1'],
    [
      'keywords without brackets',
      '[deposit, top up, add',
      'deposit, top up, add',
      'must be a list',
    ],
  ])('may not have %s', (_, from, to, what) => {
    const content = changed(valid, from, to);
    expect(check(content, 'article')).toMatchObject([
      at(content, to, {message: expect.stringContaining(what) as string}),
    ]);
  });

  test.each(['2024-02-30', '2024-13-01', '2023-02-29', '20 November 2024', '2024-1-5'])(
    'may not have %s as a date',
    (date) => {
      const content = changed(valid, '2024-11-20', date);
      expect(check(content, 'article')).toMatchObject([
        at(content, '  date:', {
          message: '"last_update.date" is not a valid date',
          fix: 'write it as YYYY-MM-DD',
        }),
      ]);
    },
  );

  it('may have the leap day as a date', () => {
    expect(check(changed(valid, '2024-11-20', '2024-02-29'), 'article')).toEqual([]);
  });

  it('needs the date in last_update', () => {
    const content = changed(valid, 'last_update:\n  date: 2024-11-20', 'last_update: {}');
    expect(check(content, 'article')).toMatchObject([
      at(content, 'last_update', {message: '"last_update.date" is missing'}),
    ]);
  });

  it('is reported for an unknown key in last_update, without a suggestion', () => {
    const content = changed(valid, '  date:', '  author: Somebody\n  date:');
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

  it('needs a valid route as its slug', () => {
    const content = page(`${FRONT_MATTER.article}\nslug: Pay In`);
    expect(check(content, 'article')).toMatchObject([
      at(content, 'slug', {
        message: '"slug" is not a route',
        fix: expect.stringContaining('lower-case words joined by hyphens') as string,
      }),
    ]);
  });

  it('may not repeat the category of its folder', () => {
    const content = page(`${FRONT_MATTER.article}\ncategory: payments`);
    expect(check(content, 'article')).toMatchObject([
      at(content, 'category', {
        message: 'the folder already sets the category "payments"',
        fix: 'remove "category"',
      }),
    ]);
  });

  it('may not be in a folder that is not a category', () => {
    expect(check(valid, 'article', 'knowledge-base/paymets/pay-in.md')).toMatchObject([
      {
        message: 'the folder "paymets" is not a category',
        fix: expect.stringContaining('add an index.md') as string,
      },
    ]);
  });
});

describe('an article outside the category folders', () => {
  const FILE = 'resources/tax-guide.md';

  it('has its category in the front matter', () => {
    expect(check(page(`${FRONT_MATTER.article}\ncategory: faq`), 'article', FILE)).toEqual([]);
  });

  it('is reported with all categories if it has none', () => {
    expect(check(page(FRONT_MATTER.article), 'article', FILE)).toMatchObject([
      {message: '"category" is missing', fix: 'add one of: payments, trading, faq'},
    ]);
  });

  it('is reported for an unknown category, with a suggestion', () => {
    const content = page(`${FRONT_MATTER.article}\ncategory: paymets`);
    expect(check(content, 'article', FILE)).toMatchObject([
      at(content, 'category', {message: 'unknown category "paymets"', fix: 'write "payments"'}),
    ]);
  });
});

describe('a legal page', () => {
  it('may be in a category too', () => {
    expect(check(page(`${FRONT_MATTER.legal}\ncategory: faq`), 'legal')).toEqual([]);
  });

  it('is reported for an unknown category, with a suggestion', () => {
    const content = page(`${FRONT_MATTER.legal}\ncategory: tradng`);
    expect(check(content, 'legal')).toMatchObject([
      at(content, 'category', {message: 'unknown category "tradng"', fix: 'write "trading"'}),
    ]);
  });

  it('cannot be featured', () => {
    const content = page(`${FRONT_MATTER.legal}\nfeatured: true`);
    expect(check(content, 'legal')).toMatchObject([
      at(content, 'featured', {message: 'unknown key "featured"'}),
    ]);
  });
});

describe('an update', () => {
  const valid = page(FRONT_MATTER.update);

  it('is reported for an unknown category, with all categories', () => {
    const content = changed(valid, 'category: knowledge-base', 'category: payments');
    expect(check(content, 'update')).toMatchObject([
      at(content, 'category', {
        message: '"category" is not an update category',
        fix: 'use one of: knowledge-base, trading, security, compliance',
      }),
    ]);
  });

  it('may not have an impossible date', () => {
    const content = changed(valid, '2024-11-26', '2024-02-30');
    expect(check(content, 'update')).toMatchObject([
      at(content, 'date', {
        message: '"date" is not a valid date',
        fix: 'write it as YYYY-MM-DD',
      }),
    ]);
  });

  it('needs a page to link to', () => {
    const content = changed(valid, '\nlink: /knowledge-base/payments/pay-in', '');
    expect(check(content, 'update')).toMatchObject([
      {message: '"link" is missing', fix: 'add "link"'},
    ]);
  });

  it('has a slug without slashes', () => {
    const content = changed(valid, 'slug: paying-in', 'slug: /updates/paying-in');
    expect(check(content, 'update')).toMatchObject([
      at(content, 'slug', {message: '"slug" is not a slug'}),
    ]);
  });
});

describe('front matter that cannot be parsed', () => {
  const valid = page(FRONT_MATTER.article);

  test('is reported if it is missing', () => {
    expect(check('# A title\n\nText.\n', 'article')).toMatchObject([
      {
        line: 1,
        message: 'the front matter is missing',
        fix: 'start the file with a line "---", the fields, and another line "---"',
      },
    ]);
  });

  test('is reported if the closing line is missing', () => {
    const content = `---\n${FRONT_MATTER.article}\n\nText.\n`;
    expect(check(content, 'article')).toMatchObject([
      {
        line: lineOf(content, 'keywords:') + 1,
        message: 'the front matter is not closed',
        fix: 'add a line "---" after the last field',
      },
    ]);
  });

  test('is reported for a tab, at its line', () => {
    const content = changed(valid, '  date:', '\tdate:');
    expect(check(content, 'article')).toContainEqual(
      expect.objectContaining({
        line: lineOf(content, '\tdate:'),
        fix: 'indent with spaces instead of a tab',
      }),
    );
  });

  test('is reported for an unclosed quote', () => {
    const content = changed(valid, 'title: How', 'title: "How');
    expect(check(content, 'article')).toMatchObject([
      {
        file: `shown/${FILES.article}`,
        message: 'invalid YAML: the quote " is not closed',
        line: 2,
        fix: 'close the quote or bracket',
      },
    ]);
  });

  test('is reported for a colon in an unquoted title, at its line', () => {
    const content = changed(valid, 'title: How', 'title: Fees: how');
    expect(check(content, 'article')).toMatchObject([
      {line: 2, fix: expect.stringContaining('put text with ": " in quotes') as string},
    ]);
  });

  test.each(['*x', '*deposit'])(
    'is reported for the title %s, which YAML parses as an alias',
    (title) => {
      const content = changed(valid, 'How to pay in', title);
      expect(check(content, 'article')).toEqual([
        {
          file: `shown/${FILES.article}`,
          line: 2,
          column: 1,
          message: expect.stringContaining('invalid YAML: unresolved alias') as string,
          fix: 'put text that begins with * or & in quotes',
        },
      ]);
    },
  );

  test('is reported at the right line with Windows line endings', () => {
    const content = changed(valid, 'read_time', 'readtime').replaceAll('\n', '\r\n');
    expect(check(content, 'article')).toContainEqual(
      expect.objectContaining(at(content, 'readtime', {column: 1, fix: 'write "read_time"'})),
    );
  });

  test('is reported for a duplicate key', () => {
    const content = page(`${FRONT_MATTER.article}\ntitle: Another title`);
    expect(check(content, 'article')).toMatchObject([
      at(content, 'Another', {fix: 'keep one of the two keys'}),
    ]);
  });

  test('is reported if it is empty', () => {
    expect(check(page(''), 'index')).toMatchObject([{line: 2}]);
  });
});

test('findings have the path that the caller passes', () => {
  const content = changed(page(FRONT_MATTER.legal), 'description:', 'descripton:');
  const filesAs = (shown: string): string[] =>
    checkFrontMatter(content, {
      shown,
      file: FILES.legal,
      kind: 'legal',
      categories: [],
    }).findings.map(({file}) => file);
  expect(filesAs('docs/legal/terms.md')).toEqual(['docs/legal/terms.md']);
  expect(filesAs('legal/terms.md')).toEqual(['legal/terms.md']);
});
