import {describe, expect, it, test} from 'vitest';

import {pages} from '@site/scripts/check/pages';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, UPDATE, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

test('valid pages have no findings', async () => {
  expect(await findingsOf(pages)).toEqual([]);
});

describe('front matter', () => {
  it('is validated by kind of page: a misspelt key is reported once, at its line', async () => {
    const content = changed(VALID_FILES[ARTICLE], 'read_time', 'readtime');
    expect(await findingsOf(pages, {[ARTICLE]: content})).toMatchObject([
      {
        file: ARTICLE,
        line: lineOf(content, 'readtime'),
        message: 'unknown key "readtime"',
        fix: 'write "read_time"',
      },
    ]);
  });

  it('of updates is validated too', async () => {
    const content = changed(VALID_FILES[UPDATE], '2024-11-26', '2024-02-30');
    expect(await findingsOf(pages, {[UPDATE]: content})).toMatchObject([
      {
        file: UPDATE,
        line: lineOf(content, 'date:'),
        message: '"date" is not a valid date',
      },
    ]);
  });

  it('of a category without a list page is reported', async () => {
    expect(await findingsOf(pages, {'docs/knowledge-base/payments/index.md': null})).toMatchObject([
      {file: ARTICLE, message: 'the folder "payments" is not a category'},
    ]);
  });
});

describe('Markdown that cannot be parsed is reported at its line', () => {
  test.each([
    [
      'an open brace',
      'A set {a, b of numbers.',
      '{a, b',
      'cannot parse the Markdown',
      'close the tag',
    ],
    ['a lone smaller-than sign', 'Where 3 <4 holds.', '<4', '"<" starts a tag', 'write "under"'],
  ])('%s', async (_, body, needle, message, fix) => {
    const content = articleWith(body);
    expect(await findingsOf(pages, {[ARTICLE]: content})).toMatchObject([
      {
        file: ARTICLE,
        line: lineOf(content, needle),
        column:
          (content.split('\n').find((line) => line.includes(needle)) ?? '').indexOf(needle) + 1,
        message: expect.stringContaining(message) as string,
        fix: expect.stringContaining(fix) as string,
      },
    ]);
  });
});

describe('routes', () => {
  it('that two files share are reported with both files', async () => {
    const twin = 'docs/resources/twin.md';
    const content = page(
      `${FRONT_MATTER.article}\ncategory: payments\nslug: /knowledge-base/payments/pay-in`,
    );
    expect(await findingsOf(pages, {[twin]: content})).toEqual([
      {
        file: twin,
        line: lineOf(content, 'slug:'),
        column: 1,
        message: `the route /knowledge-base/payments/pay-in is already used by ${ARTICLE}`,
        fix: 'rename one of the files, or change its slug',
      },
    ]);
  });

  it('that differ pass', async () => {
    const other = page(`${FRONT_MATTER.article}\ncategory: payments\nslug: /pay-in`);
    expect(await findingsOf(pages, {'docs/resources/other.md': other})).toEqual([]);
  });
});

describe('a page in a folder that cannot contain pages', () => {
  test.each(['docs/notes.md', 'docs/knowledge-base/notes.md', 'docs/guides/notes.md'])(
    '%s is told where to go',
    async (file) => {
      expect(await findingsOf(pages, {[file]: page(FRONT_MATTER.article)})).toEqual([
        {
          file,
          line: 1,
          column: 1,
          message: 'pages are not allowed in this folder',
          fix: 'move it to knowledge-base/<category>/, resources/ or legal/',
        },
      ]);
    },
  );

  it('is ignored if its name starts with _', async () => {
    expect(await findingsOf(pages, {'docs/_notes.md': 'A draft.\n'})).toEqual([]);
  });
});
