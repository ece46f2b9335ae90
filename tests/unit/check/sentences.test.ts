import {expect, test} from 'vitest';

import {sentences} from '@site/scripts/check/sentences';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, UPDATE} from '../support/repository';

const SAID = 'We never ask you for a password or a code.';

test('a sentence on two pages is reported on the second page', async () => {
  expect(
    await findingsOf(sentences, {
      [UPDATE]: page(FRONT_MATTER.update, `We never ask **you** for a password, or a code!`),
      [ARTICLE]: articleWith(`First.\n\nBe warned. ${SAID}`),
    }),
  ).toMatchObject([
    {
      file: UPDATE,
      message: `this sentence is also in ${ARTICLE}: "We never ask you for a password, or a code!"`,
    },
  ]);
});

test.each([
  ['short', 'This is short.'],
  [
    'different because of a figure',
    ':figure[deposits.card.fee] is what one has to pay for such a thing.',
  ],
])('a sentence that is %s may be on two pages', async (_, text) => {
  const other = text.replace('card.fee', 'sepa.time');
  expect(
    await findingsOf(sentences, {
      [UPDATE]: page(FRONT_MATTER.update, `${other} Here follow at least eight words of its own.`),
      [ARTICLE]: articleWith(text),
    }),
  ).toEqual([]);
});

test('a page may repeat itself', async () => {
  expect(await findingsOf(sentences, {[ARTICLE]: articleWith(`${SAID}\n\n${SAID}`)})).toEqual([]);
});
