import {describe, expect, it, test} from 'vitest';

import {duplicates, pages} from '@site/scripts/check/pages';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, UPDATE, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

describe('front matter', () => {
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
    ['a lone less-than sign', 'Where 3 <4 holds.', '<4', '"<" starts a tag', 'write "under"'],
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

test('pages with different routes pass', async () => {
  const other = page(`${FRONT_MATTER.article}\ncategory: payments\nslug: /pay-in`);
  expect(await findingsOf(pages, {'docs/resources/other.md': other})).toEqual([]);
});

describe('a page in a folder that cannot contain pages', () => {
  test.each(['docs/notes.md', 'docs/knowledge-base/notes.md', 'docs/guides/notes.md'])(
    'is reported with the folders that can: %s',
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

const COPY = 'docs/knowledge-base/payments/pay-out.md';
const UNIQUE = [
  ['title', 'How to pay in'],
  ['description', 'The ways to pay in'],
  ['sidebar_position', 'sidebar_position: 1'],
] as const;

test.each(UNIQUE)('a duplicate %s is reported at its line', async (field) => {
  const content = UNIQUE.filter(([name]) => name !== field).reduce(
    (text, [, value]) => changed(text, value, `${value}0 `),
    VALID_FILES[ARTICLE] as string,
  );
  expect(await findingsOf(duplicates, {[COPY]: content})).toMatchObject([
    {
      file: COPY,
      line: lineOf(content, `${field}:`),
      message: expect.stringMatching(`^${field} ".*" is already used by ${ARTICLE}$`) as string,
    },
  ]);
});
