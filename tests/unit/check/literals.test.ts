import {describe, expect, it, test} from 'vitest';

import {literals} from '@site/scripts/check/literals';
import {news} from '@site/scripts/check/news';
import {brand} from '@site/src/config/brand';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, UPDATE, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

describe('a hard-coded value is reported with line and column', () => {
  // More kinds, with their fixes, are in broken-files.ts.
  test.each([
    ['amount', '€ 1,000.50'],
    ['amount', '25 EUR'],
    ['amount', 'EUR 25'],
    ['amount', '25 euros'],
    ['amount', '$30'],
    ['amount', '100 zł'],
    ['amount', '0.0005 BTC'],
    ['percentage', '0.1 %'],
    ['percentage', '5 percent'],
    ['percentage', '5 per cent'],
    ['time', '10 working days'],
    ['limit', '60 requests a minute'],
  ])('%s %s', async (what, text) => {
    const content = articleWith(`First paragraph.\n\nThis is ${text} today.`);
    expect(await findingsOf(literals, {[ARTICLE]: content})).toMatchObject([
      {line: lineOf(content, text), column: 9, message: `the ${what} "${text}" is hard-coded`},
    ]);
  });

  test.each([
    ['a heading', '## Costs 5%', '## Costs '],
    ['a link', 'See [5%](./pay-in.md).', 'See ['],
    ['bold text', 'It is **5%**.', 'It is **'],
    ['a later paragraph of a list item', '1. Fast\n\n   and costs 5%', '   and costs '],
    ['a quotation in a quotation', '> Fast\n>\n> > and\n> > costs 5%', '> > costs '],
    ['a list in a quotation', '> - Fast\n>   and costs 5%', '>   and costs '],
    ['a table', '| Way | Fee |\n|---|---|\n| SEPA | 5% |', '| SEPA | '],
  ])('on its own line and column in %s', async (_, body, before) => {
    const content = articleWith(body);
    expect(await findingsOf(literals, {[ARTICLE]: content})).toMatchObject([
      {line: lineOf(content, '5%'), column: before.length + 1},
    ]);
  });

  it('on its own line each time it is repeated', async () => {
    const content = articleWith('> Costs 5% and €5,\n> then 5%\n> and 15%');
    const line = lineOf(content, '> Costs');
    const found = await findingsOf(literals, {[ARTICLE]: content});
    expect(found.map((finding) => [finding.line, finding.column])).toEqual([
      [line, '> Costs '.length + 1],
      [line, '> Costs 5% and '.length + 1],
      [line + 1, '> then '.length + 1],
      [line + 2, '> and '.length + 1],
    ]);
  });
});

describe('a hard-coded time or count', () => {
  const FILE = 'docs/_figures/deposits.json';
  const figuresWith = (fields: object): Record<string, string> => {
    const known = JSON.parse(VALID_FILES[FILE]) as Record<string, object>;
    const time = {...known['card.time'], label: 'Complaint acknowledged', ...fields};
    return {[FILE]: JSON.stringify({...known, 'card.time': time})};
  };
  const within = figuresWith({value: 24, unit: 'hour', bound: 'within'});
  const coins = figuresWith({value: 30, unit: 'coin'});

  const FIGURE = ':figure[deposits.card.time]';
  test.each([
    ['We acknowledge a complaint within 24 hours.', within, undefined, `${FIGURE}{as=bare}`],
    ['A complaint is answered in 24 hours.', within, 'warning', `${FIGURE} (`],
    ['Complaints about 30 coins.', coins, 'warning', `${FIGURE} (Complaint acknowledged)`],
  ])('is reported if it matches a figure: %s', async (body, files, severity, fix) => {
    const found = await findingsOf(literals, {...files, [ARTICLE]: articleWith(body)});
    expect(found).toMatchObject([{fix: expect.stringContaining(fix)}]);
    expect(found[0]?.severity).toBe(severity);
  });

  test.each([
    ['Your bank may take 24 hours.', within],
    ['A complaint takes 23 hours.', within],
    ['A 24-hour complaint.', within],
  ])('passes if it matches no figure: %s', async (body, files) => {
    expect(await findingsOf(literals, {...files, [ARTICLE]: articleWith(body)})).toEqual([]);
  });
});

test.each([
  ['a literal with a reason', 'A :literal[51%]{reason="name of the attack"} attack.'],
  ['a figure', 'It is :figure[deposits.card.fee].'],
  ['code', '`fee: 5%`\n\n```json\n{"fee": "5%"}\n```'],
  ['a brand value as a directive', 'Write to :brand[supportEmail].'],
])('%s is allowed', async (_, body) => {
  expect(await findingsOf(literals, {[ARTICLE]: articleWith(body)})).toEqual([]);
});

test.each(['24/7', 'step 2 of 3', '30 days', 'version 2.0', 'in 2024', 'a 6-digit code'])(
  'the number in "%s" is allowed',
  async (text) => {
    expect(await findingsOf(literals, {[ARTICLE]: articleWith(`It is ${text}.`)})).toEqual([]);
  },
);

test.each([brand.name, brand.supportEmail])('the brand value %s is reported', async (value) => {
  expect(await findingsOf(literals, {[ARTICLE]: articleWith(`This is ${value} again.`)})).toEqual([
    expect.objectContaining({message: `the brand value "${value}" is hard-coded`}),
  ]);
});

test('a host below example.com is no brand value', async () => {
  const body = 'Call api.example.com, or write to a@mail.example.org.';
  expect(await findingsOf(literals, {[ARTICLE]: articleWith(body)})).toEqual([]);
});

test('a hard-coded value in the description is reported at its line', async () => {
  const content = changed(page(FRONT_MATTER.article), 'their fees and times', 'their 5% fee');
  expect(await findingsOf(literals, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, '5%'), message: 'the percentage "5%" is hard-coded in the description'},
  ]);
});

test('an update keeps the values of its day: they are typed', async () => {
  const typed = {[UPDATE]: page(FRONT_MATTER.update, 'A card payment costs 3.5% now.')};
  expect(await findingsOf(literals, typed)).toEqual([]);
  expect(await findingsOf(news, typed)).toEqual([]);
  const content = page(FRONT_MATTER.update, 'It costs :figure[deposits.card.fee] now.');
  expect(await findingsOf(news, {[UPDATE]: content})).toMatchObject([
    {line: lineOf(content, 'It costs'), fix: expect.stringContaining('write 3.5%') as string},
  ]);
});
