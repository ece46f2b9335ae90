import {expect, test} from 'vitest';

import {inbound} from '@site/scripts/check/inbound';

import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, findingsOf, VALID_FILES} from '../support/repository';

const CATEGORY = 'docs/knowledge-base/payments/index.md';

test('an article that two other pages lead to is right', async () => {
  expect(await findingsOf(inbound)).toEqual([]);
});

test('one link is too few, however often the page links to itself', async () => {
  expect(
    await findingsOf(inbound, {
      [CATEGORY]: page(FRONT_MATTER.category, '::articles'),
      [ARTICLE]: `${VALID_FILES[ARTICLE]}\n[up](#related-articles) [again](./pay-in.md)\n`,
    }),
  ).toMatchObject([
    {
      file: ARTICLE,
      message: 'only one page leads here in its text: docs/knowledge-base/index.md',
      fix: 'add links to it where readers of other pages need it, on at least 2',
    },
  ]);
});

test('two links of one page count once', async () => {
  const twice = 'See [x](pay-in.md) and [y](pay-in.md).\n\n::articles';
  expect(
    await findingsOf(inbound, {
      [CATEGORY]: page(FRONT_MATTER.category, twice),
      'docs/knowledge-base/index.md': page(FRONT_MATTER.index, '::categories'),
    }),
  ).toMatchObject([{message: `only one page leads here in its text: ${CATEGORY}`}]);
});

test('a legal page needs its links too', async () => {
  expect(
    await findingsOf(inbound, {'docs/legal/terms.md': page(FRONT_MATTER.legal)}),
  ).toMatchObject([{file: 'docs/legal/terms.md', message: 'no other page leads here in its text'}]);
});
