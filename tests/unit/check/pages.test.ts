import {describe, expect, it, test} from 'vitest';

import {duplicates, pages} from '@site/scripts/check/pages';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

test('a category without a list page is reported', async () => {
  expect(await findingsOf(pages, {'docs/knowledge-base/payments/index.md': null})).toMatchObject([
    {file: ARTICLE, message: 'the folder "payments" is not a category'},
  ]);
});

test('a lone less-than sign is reported at its position', async () => {
  const content = articleWith('Where 3 <4 holds.');
  expect(await findingsOf(pages, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, '<4'), column: 9, fix: expect.stringContaining('write "under"')},
  ]);
});

test('pages with different routes pass', async () => {
  const other = page(`${FRONT_MATTER.article}\ncategory: payments\nslug: /pay-in`);
  expect(await findingsOf(pages, {'docs/resources/other.md': other})).toEqual([]);
});

describe('a page in a folder that cannot contain pages', () => {
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
      message: expect.stringMatching(`^${field} ".*" is already used by ${ARTICLE}$`),
    },
  ]);
});
