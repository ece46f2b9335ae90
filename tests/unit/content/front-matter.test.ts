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

  it('passes when it keeps the contract', () => {
    expect(check(valid, kind)).toEqual([]);
  });

  it('passes with the line ends of Windows', () => {
    expect(check(valid.replaceAll('\n', '\r\n'), kind)).toEqual([]);
  });

  it('is told the key that was meant, at its line', () => {
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
      {line: 2, message: expect.stringMatching(/"title".*expected string/) as string},
    ]);
  });

  it('needs a description that says something', () => {
    const content = valid.replace(/^description: .*$/m, 'description: Short.');
    expect(check(content, kind)).toMatchObject([
      {
        line: 3,
        message: '"description" is too short',
        fix: 'write one sentence of at least 40 characters',
      },
    ]);
  });

  it('needs a title that fits a result list', () => {
    const content = valid.replace(/^title: .*$/m, `title: ${'long '.repeat(20)}`);
    expect(check(content, kind)).toMatchObject([
      {line: 2, message: '"title" is too long', fix: 'shorten it to at most 70 characters'},
    ]);
  });
});

describe('an article', () => {
  const valid = page(FRONT_MATTER.article);

  test.each<[string, string, string, string]>([
    ['a word as read time', 'read_time: 4', 'read_time: four', 'expected number'],
    ['half a minute', 'read_time: 4', 'read_time: 4.5', 'expected int'],
    ['no time at all', 'read_time: 4', 'read_time: 0', '>=1'],
    [
      'keywords without brackets',
      '[deposit, top up, add',
      'deposit, top up, add',
      'expected array',
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
          message: '"last_update.date" is not a date of the calendar',
          fix: 'write it as YYYY-MM-DD',
        }),
      ]);
    },
  );

  it('may have the leap day as a date', () => {
    expect(check(changed(valid, '2024-11-20', '2024-02-29'), 'article')).toEqual([]);
  });

  it('needs the date inside of last_update', () => {
    const content = changed(valid, 'last_update:\n  date: 2024-11-20', 'last_update: {}');
    expect(check(content, 'article')).toMatchObject([
      at(content, 'last_update', {message: '"last_update.date" is missing'}),
    ]);
  });

  it('is told to remove an unknown key inside of last_update, where no key of a page helps', () => {
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

  it('needs a route that is written as one', () => {
    const content = page(`${FRONT_MATTER.article}\nslug: Pay In`);
    expect(check(content, 'article')).toMatchObject([
      at(content, 'slug', {
        message: '"slug" is not a route',
        fix: expect.stringContaining('lower-case words joined by hyphens') as string,
      }),
    ]);
  });

  it('may not give the category that its folder says', () => {
    const content = page(`${FRONT_MATTER.article}\ncategory: payments`);
    expect(check(content, 'article')).toMatchObject([
      at(content, 'category', {
        message: 'the folder says the category already: "payments"',
        fix: 'remove "category"',
      }),
    ]);
  });

  it('may not lie in a folder that is no category', () => {
    expect(check(valid, 'article', 'knowledge-base/paymets/pay-in.md')).toMatchObject([
      {
        message: 'the folder "paymets" is no category',
        fix: expect.stringContaining('give it an index.md') as string,
      },
    ]);
  });
});

describe('an article outside of a category folder', () => {
  const FILE = 'resources/tax-guide.md';

  it('says its category', () => {
    expect(check(page(`${FRONT_MATTER.article}\ncategory: faq`), 'article', FILE)).toEqual([]);
  });

  it('is told the categories where it has none', () => {
    expect(check(page(FRONT_MATTER.article), 'article', FILE)).toMatchObject([
      {message: '"category" is missing', fix: 'add one of: payments, trading, faq'},
    ]);
  });

  it('is told the category that was meant', () => {
    const content = page(`${FRONT_MATTER.article}\ncategory: paymets`);
    expect(check(content, 'article', FILE)).toMatchObject([
      at(content, 'category', {message: 'unknown category "paymets"', fix: 'write "payments"'}),
    ]);
  });
});

describe('a legal page', () => {
  it('may stand in a category too', () => {
    expect(check(page(`${FRONT_MATTER.legal}\ncategory: faq`), 'legal')).toEqual([]);
  });

  it('is told the category that was meant', () => {
    const content = page(`${FRONT_MATTER.legal}\ncategory: tradng`);
    expect(check(content, 'legal')).toMatchObject([
      at(content, 'category', {message: 'unknown category "tradng"', fix: 'write "trading"'}),
    ]);
  });

  it('is never among the featured articles', () => {
    const content = page(`${FRONT_MATTER.legal}\nfeatured: true`);
    expect(check(content, 'legal')).toMatchObject([
      at(content, 'featured', {message: 'unknown key "featured"'}),
    ]);
  });
});

describe('an update', () => {
  const valid = page(FRONT_MATTER.update);

  it('is told the categories of updates', () => {
    const content = changed(valid, 'category: knowledge-base', 'category: payments');
    expect(check(content, 'update')).toMatchObject([
      at(content, 'category', {
        message: '"category" is not a category of updates',
        fix: 'use one of: knowledge-base, trading, security, compliance',
      }),
    ]);
  });

  it('may not have an impossible date', () => {
    const content = changed(valid, '2024-11-26', '2024-02-30');
    expect(check(content, 'update')).toMatchObject([
      at(content, 'date', {
        message: '"date" is not a date of the calendar',
        fix: 'write it as YYYY-MM-DD',
      }),
    ]);
  });

  it('needs a page that it leads to', () => {
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

describe('front matter that cannot be read', () => {
  const valid = page(FRONT_MATTER.article);

  test('is told when it does not exist', () => {
    expect(check('# A title\n\nText.\n', 'article')).toMatchObject([
      {
        line: 1,
        message: 'there is no front matter',
        fix: 'begin the file with a line "---", the fields, and a line "---"',
      },
    ]);
  });

  test('is told when the closing line is missing', () => {
    const content = `---\n${FRONT_MATTER.article}\n\nText.\n`;
    expect(check(content, 'article')).toMatchObject([
      {
        line: lineOf(content, 'keywords:') + 1,
        message: 'the front matter is not closed',
        fix: 'add a line "---" after the last field',
      },
    ]);
  });

  test('is told of a tab at its line', () => {
    const content = changed(valid, '  date:', '\tdate:');
    expect(check(content, 'article')).toContainEqual(
      expect.objectContaining({
        line: lineOf(content, '\tdate:'),
        fix: 'indent with spaces instead of a tab',
      }),
    );
  });

  test('is told of a quote that is not closed', () => {
    const content = changed(valid, 'title: How', 'title: "How');
    expect(check(content, 'article')).toMatchObject([
      {
        file: `shown/${FILES.article}`,
        message: 'cannot be read: the quote " is not closed',
        line: 2,
        fix: 'close the quote or bracket',
      },
    ]);
  });

  test('is told of a colon in a title without quotes, at its line', () => {
    const content = changed(valid, 'title: How', 'title: Fees: how');
    expect(check(content, 'article')).toMatchObject([
      {line: 2, fix: expect.stringContaining('put text with ": " in quotes') as string},
    ]);
  });

  test.each(['*x', '*deposit'])('is told of the title %s, which YAML takes for a name', (title) => {
    const content = changed(valid, 'How to pay in', title);
    expect(check(content, 'article')).toEqual([
      {
        file: `shown/${FILES.article}`,
        line: 2,
        column: 1,
        message: expect.stringContaining('cannot be read: unresolved alias') as string,
        fix: 'put text that begins with * or & in quotes',
      },
    ]);
  });

  test('is told of a line at its place with the line ends of Windows too', () => {
    const content = changed(valid, 'read_time', 'readtime').replaceAll('\n', '\r\n');
    expect(check(content, 'article')).toContainEqual(
      expect.objectContaining(at(content, 'readtime', {column: 1, fix: 'write "read_time"'})),
    );
  });

  test('is told of a key that is written twice', () => {
    const content = page(`${FRONT_MATTER.article}\ntitle: Another title`);
    expect(check(content, 'article')).toMatchObject([
      at(content, 'Another', {fix: 'keep one of the two keys'}),
    ]);
  });

  test('is told when it is empty', () => {
    expect(check(page(''), 'index')).toMatchObject([{line: 2}]);
  });
});

test('a file is told by the name that each who asks has for it', () => {
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
