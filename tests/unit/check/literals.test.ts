import {describe, expect, it, test} from 'vitest';

import {literals} from '@site/scripts/check/literals';
import {brand} from '@site/src/config/brand';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, UPDATE, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

describe('a hard-coded value is reported with line and column', () => {
  test.each([
    ['amount', '€25'],
    ['amount', '€ 1,000.50'],
    ['amount', '25 EUR'],
    ['amount', 'EUR 25'],
    ['amount', '25 euros'],
    ['amount', '$30'],
    ['amount', '100 zł'],
    ['amount', '0.0005 BTC'],
    ['percentage', '0.1%'],
    ['percentage', '0.1 %'],
    ['percentage', '5 percent'],
    ['percentage', '5 per cent'],
    ['time', '3 business days'],
    ['time', '1 business day'],
    ['time', '10 working days'],
    ['limit', '100 requests per minute'],
    ['limit', '60 requests a minute'],
  ])('%s %s', async (what, text) => {
    const content = articleWith(`First paragraph.\n\nThis is ${text} today.`);
    expect(await findingsOf(literals, {[ARTICLE]: content})).toEqual([
      {
        file: ARTICLE,
        line: lineOf(content, text),
        column: 'This is '.length + 1,
        message: `the ${what} "${text}" is hard-coded`,
        fix: expect.stringMatching(/^write :figure\[.*\].*, or :literal\[…\]/) as string,
      },
    ]);
  });

  test.each([
    ['a heading', '## Costs 5%', '## Costs '],
    ['a link', 'See [5%](./pay-in.md).', 'See ['],
    ['bold text', 'It is **5%**.', 'It is **'],
    ['a note', ':::note\n\nIt is 5%.\n\n:::', 'It is '],
    ['the next line of a list item', '- Fast\n  and costs 5%', '  and costs '],
    ['a later paragraph of a list item', '1. Fast\n\n   and costs 5%', '   and costs '],
    ['the next line of a quotation', '> Fast\n> and costs 5%', '> and costs '],
    ['a quotation in a quotation', '> Fast\n>\n> > and\n> > costs 5%', '> > costs '],
    ['a list in a quotation', '> - Fast\n>   and costs 5%', '>   and costs '],
    ['the next line of a paragraph', 'Fast\nand costs 5%', 'and costs '],
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

  it('on its own line with Windows line endings', async () => {
    const content = articleWith('> Fast\n> and costs 5%').replaceAll('\n', '\r\n');
    expect(await findingsOf(literals, {[ARTICLE]: content})).toMatchObject([
      {line: lineOf(content, '5%'), column: '> and costs '.length + 1},
    ]);
  });

  it('in an update', async () => {
    const content = page(FRONT_MATTER.update, 'It is now 5%.');
    expect(await findingsOf(literals, {[UPDATE]: content})).toMatchObject([
      {file: UPDATE, line: lineOf(content, '5%')},
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

  test.each([
    [
      'We acknowledge a complaint within 24 hours.',
      within,
      undefined,
      ':figure[deposits.card.time]{as=bare}',
    ],
    ['A complaint is answered in 24 hours.', within, 'warning', ':figure[deposits.card.time] ('],
    [
      'Complaints about 30 coins.',
      coins,
      'warning',
      ':figure[deposits.card.time] (Complaint acknowledged)',
    ],
  ])('is reported if it matches a figure: %s', async (body, files, severity, fix) => {
    const found = await findingsOf(literals, {...files, [ARTICLE]: articleWith(body)});
    expect(found).toMatchObject([{fix: expect.stringContaining(fix) as string}]);
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

describe('a hard-coded brand value', () => {
  test.each([
    ['the name', brand.name],
    ['an address', brand.supportEmail],
  ])('%s is reported with a fix', async (_, value) => {
    const content = articleWith(`First paragraph.\n\nThis is ${value} again.`);
    expect(await findingsOf(literals, {[ARTICLE]: content})).toEqual([
      {
        file: ARTICLE,
        line: lineOf(content, value),
        column: 'This is '.length + 1,
        message: `the brand value "${value}" is hard-coded`,
        fix: 'write :brand[…] with a key from src/config/brand.ts',
      },
    ]);
  });
});

describe('hard-coded values in front matter are reported', () => {
  test.each([
    ['title', 'title: How to pay in', 'title: How to pay in €25', 'the amount "€25"'],
    [
      'title',
      'title: How to pay in',
      `title: How ${brand.name} works`,
      `the brand value "${brand.name}"`,
    ],
    ['description', 'their fees and times', 'their 5% fee', 'the percentage "5%"'],
  ])('in the %s', async (field, from, to, what) => {
    const content = changed(page(FRONT_MATTER.article), from, to);
    expect(await findingsOf(literals, {[ARTICLE]: content})).toMatchObject([
      {
        file: ARTICLE,
        line: lineOf(content, to),
        message: `${what} is hard-coded in the ${field}`,
        fix: 'leave out the value: front matter cannot contain figures',
      },
    ]);
  });
});
