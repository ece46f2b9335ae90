import {describe, expect, it, test} from 'vitest';

import {literals} from '@site/scripts/check/literals';
import {news} from '@site/scripts/check/news';
import {brand} from '@site/src/config/brand';
import {allows, type Bad, expectFound, expectOne, reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, UPDATE, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

// More kinds, with their fixes, are in broken-files.ts.
reports(
  literals,
  [
    ['amount', '€ 1,000.50'],
    ['amount', '25 EUR'],
    ['amount', '$30'],
    ['amount', '100 zł'],
    ['amount', '0.0005 BTC'],
    ['percentage', '0.1 %'],
    ['percentage', '5 percent'],
    ['time', '10 working days'],
    ['limit', '60 requests a minute'],
    ['brand value', brand.name],
    ['brand value', brand.supportEmail],
  ].map(([what, text = '']): Bad => [text, `the ${what} "${text}" is hard-coded`]),
  {write: (text) => articleWith(`First paragraph.\n\nThis is ${text} today.`)},
);

// On its own line and column.
reports(
  literals,
  [
    ...['## Costs 5%', 'See [5%](./pay-in.md).', 'It is **5%**.', '1. Fast\n\n   and costs 5%'],
    ...['> Fast\n>\n> > and\n> > costs 5%', '> - Fast\n>   and costs 5%'],
    '| Way | Fee |\n|---|---|\n| SEPA | 5% |',
  ].map((text): Bad => [text, '"5%"', '', '5%']),
);

reports(literals, [['their 5% fee', '"5%" is hard-coded in the description', '', '5%']], {
  write: (fee) => changed(page(FRONT_MATTER.article), 'their fees and times', fee),
});

it('is reported once, with all values and lines, if nothing is proposed', async () => {
  const content = articleWith('> Costs 5% and €5,\n> then 5%\n> and 15%');
  const line = lineOf(content, '> Costs');
  const [one, ...others] = await findingsOf(literals, {[ARTICLE]: content});
  expect(others).toEqual([]);
  expect(one?.message).toBe(
    `the percentage "5%" is hard-coded, also in line ${line + 1}; "€5" on the same line; "15%" in line ${line + 2}`,
  );
  const at = '> Costs '.length + 1;
  expect(one).toMatchObject({
    line,
    column: at,
    also: [{line, column: at + '5% and '.length}, {}, {}],
  });
});

const FILE = 'docs/_figures/deposits.json';

const figuresWith = (fields: object): Record<string, string> => {
  const known = JSON.parse(VALID_FILES[FILE]) as Record<string, object>;
  const time = {...known['card.time'], label: 'Complaint acknowledged', ...fields};
  return {[FILE]: JSON.stringify({...known, 'card.time': time})};
};

test.each([
  ['The tax is 1%.', false],
  ['You risk 1%.', true],
])('a small percentage may equal a figure by chance: %s', async (text, isProposed) => {
  const files = figuresWith({label: 'Risk of a trade', value: 1, unit: 'percent'});
  const [{fix = ''} = {}] = await findingsOf(literals, {...files, [ARTICLE]: articleWith(text)});
  expect(fix.includes('Risk of a trade')).toBe(isProposed);
});

describe('a hard-coded time or count', () => {
  const within = figuresWith({value: 24, unit: 'hour', bound: 'within'});
  const coins = figuresWith({value: 30, unit: 'coin'});

  const FIGURE = ':figure[deposits.card.time]';
  test.each([
    ['We acknowledge a complaint within 24 hours.', within, undefined, `${FIGURE}{as=bare}`],
    ['A complaint is answered in 24 hours.', within, 'warning', `${FIGURE} (`],
    ['Complaints about 30 coins.', coins, 'warning', `${FIGURE} (Complaint acknowledged)`],
  ])('is reported if it matches a figure: %s', async (body, files, severity, fix) => {
    const found = await findingsOf(literals, {...files, [ARTICLE]: articleWith(body)});
    expectOne(found, {fix});
    expect(found[0]?.severity).toBe(severity);
  });

  allows(
    literals,
    ['Your bank may take 24 hours.', 'A complaint takes 23 hours.', 'A 24-hour complaint.'],
    {files: within},
  );
});

allows(literals, [
  'A :literal[51%]{reason="name of the attack"} attack costs :figure[deposits.card.fee].',
  '`fee: 5%`\n\n```json\n{"fee": "5%"}\n```',
  'Write to :brand[supportEmail].',
  'It is 24/7, step 2 of 3, 30 days, version 2.0, in 2024, a 6-digit code.',
  // A host below example.com is no brand value.
  'Call api.example.com, or write to a@mail.example.org.',
]);

test('an update keeps the values of its day: they are typed', async () => {
  const typed = {[UPDATE]: page(FRONT_MATTER.update, 'A card payment costs 3.5% now.')};
  expect(await findingsOf(literals, typed)).toEqual([]);
  expect(await findingsOf(news, typed)).toEqual([]);
  const content = page(FRONT_MATTER.update, 'It costs :figure[deposits.card.fee] now.');
  const line = lineOf(content, 'It costs');
  await expectFound(news, {[UPDATE]: content}, {line, fix: 'write 3.5%'});
});
