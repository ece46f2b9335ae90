import {expect, test} from 'vitest';

import {inbound} from '@site/scripts/check/inbound';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, findingsOf, VALID_FILES} from '../support/repository';

const CATEGORY = 'docs/knowledge-base/payments/index.md';

test('one inbound link is not enough, and links from the page itself do not count', async () => {
  expect(
    await findingsOf(inbound, {
      [CATEGORY]: page(FRONT_MATTER.category, '::articles'),
      [ARTICLE]: `${VALID_FILES[ARTICLE]}\n[up](#related-articles) [again](./pay-in.md)\n`,
    }),
  ).toMatchObject([
    {file: ARTICLE, message: expect.stringContaining('only one page links to this one')},
  ]);
});

test('two links from one page count once', async () => {
  const twice = 'See [x](pay-in.md) and [y](pay-in.md).\n\n::articles';
  expect(
    await findingsOf(inbound, {
      [CATEGORY]: page(FRONT_MATTER.category, twice),
      'docs/knowledge-base/index.md': page(FRONT_MATTER.index, '::categories'),
    }),
  ).toMatchObject([{message: `only one page links to this one in its text: ${CATEGORY}`}]);
});

test('a legal page needs inbound links too', async () => {
  expect(
    await findingsOf(inbound, {'docs/legal/terms.md': page(FRONT_MATTER.legal)}),
  ).toMatchObject([
    {file: 'docs/legal/terms.md', message: 'no other page links to this one in its text'},
  ]);
});
