import {expect, test} from 'vitest';

import {style} from '@site/scripts/check/style';
import {ARTICLE, articleWith, findingsOf, VALID_FILES} from '../support/repository';
import {lineOf} from '../support/text';

const FIGURES = 'docs/_figures/deposits.json';

/** Figures in which the time of a card payment reads "over 5 days". */
const BOUND = JSON.stringify({
  ...(JSON.parse(VALID_FILES[FIGURES]) as object),
  'card.time': {
    label: 'Card deposit time',
    value: 5,
    unit: 'day',
    bound: 'over',
    applies: 'Always',
    page: '/knowledge-base/payments/pay-in',
  },
});

// More cases are in broken-files.ts.
test('a bound that the figure already has is reported', async () => {
  const content = articleWith('You wait more than :figure[deposits.card.time] then.');
  expect(await findingsOf(style, {[FIGURES]: BOUND, [ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, 'more than'), message: expect.stringContaining('the bound is repeated')},
  ]);
});

test.each([
  ['We do not publish the reports.', 'We do not publish'],
  ['Our pages do not say which.', 'Our pages do not say'],
  ['The fee schedule does not state a limit.', 'The fee schedule does not state'],
  ['We publish no maximum.', 'We publish no'],
])('"%s" tells readers what we leave out', async (body, found) => {
  const fix = 'leave it out, and note the question in docs/_owner/open-questions.md';
  expect(await findingsOf(style, {[ARTICLE]: articleWith(body)})).toMatchObject([
    {message: `"${found}" is about what we leave out`, fix},
  ]);
  const file = 'src/features/cost/texts.json';
  expect(await findingsOf(style, {[file]: `{\n  "way": "${body}"\n}\n`})).toMatchObject([
    {file, fix},
  ]);
});

test.each([
  'My bank does not say why. The list is not a judgement, and we do not list a coin for a fee.',
  'You wait :figure[deposits.card.time], or more than :figure[deposits.card.time]{as=bare}.',
  '## Cards and the European Economic Area\n\nAn economic area in europe.',
  '## Bitcoin and Ethereum Classic',
])('"%s" passes', async (body) => {
  expect(await findingsOf(style, {[FIGURES]: BOUND, [ARTICLE]: articleWith(body)})).toEqual([]);
});
