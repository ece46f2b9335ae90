import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {directives} from '@site/scripts/check/directives';
import {literals} from '@site/scripts/check/literals';
import {typedIn} from '@site/scripts/check/quantities';
import {brand} from '@site/src/config/brand';
import {allows, type Bad, expectFound, expectOne, reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {
  ARTICLE,
  articleWith,
  findingsOf,
  repository,
  UPDATE,
  VALID_FILES,
} from '../support/repository';
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
    ...['## Costs 5%', 'See [5%](./pay-in.md).', '1. Fast\n\n   and costs 5%'],
    '> Fast\n>\n> > and\n> > costs 5%',
    '| Way | Fee |\n|---|---|\n| SEPA | 5% |',
  ].map((text): Bad => [text, '"5%"', '', '5%']),
);

reports(literals, [['their 5% fee', '"5%" is hard-coded in the description', '', '5%']], {
  write: (fee) => changed(page(FRONT_MATTER.article), 'their fees and times', fee),
});

const FILE = 'docs/_figures/deposits.json';
const known = JSON.parse(VALID_FILES[FILE]) as Record<string, object>;
const figuresWith = (fields: object, others: object = {}): Record<string, string> => {
  const time = {...known['card.time'], label: 'Complaint acknowledged', ...fields};
  return {[FILE]: JSON.stringify({...known, 'card.time': time, ...others})};
};
const FIGURE = ':figure[deposits.card.time]';
const ASKED =
  'is it :figure[deposits.card.fee] (Card deposit fee) or :figure[deposits.card.time] (';
const seven = {value: 7, unit: 'EUR'};
const hours = {value: 24, unit: 'hour', bound: 'within'};

test.each<[text: string, fields: object, severity: string | undefined, fix: string]>([
  // Value, unit and the words around it are those of one figure.
  ['An acknowledged complaint costs 7 EUR.', seven, undefined, `${FIGURE} (Complaint ack`],
  ['A complaint is acknowledged in 24 hours.', hours, 'warning', `write ${FIGURE}{as=bare}`],
  ['A complaint is acknowledged in twenty-four hours.', hours, 'warning', `write ${FIGURE}{`],
  ['A complaint of 30 coins is acknowledged.', {value: 30, unit: 'coin'}, 'warning', `${FIGURE} (`],
  // Nothing is proposed for another subject, though the next sentence is about it, or if two figures fit.
  ['The tax is 7 EUR. Complaints are acknowledged.', seven, undefined, ASKED],
  ['A card complaint costs 7 EUR.', {...seven, label: 'Card deposit fee'}, undefined, ASKED],
  ['A complaint about 7.000 EUR.', {...seven, value: 7000}, undefined, 'write :figure[id], :calc'],
  ['Two percent of a complaint.', {value: 2, unit: 'percent'}, undefined, `is it ${FIGURE} (`],
  ['Some five hundred euros.', {value: 500, unit: 'EUR'}, undefined, `is it ${FIGURE} (`],
  ['A complaint about 7m EUR.', seven, undefined, 'write :figure[id], :calc'],
])('%s %j', async (body, fields, severity, fix) => {
  const files = figuresWith(fields, {'card.fee': {...known['card.fee'], ...seven}});
  const found = await findingsOf(literals, {...files, [ARTICLE]: articleWith(body)});
  expectOne(found, {fix});
  expect(found[0]?.severity).toBe(severity);
});

// Who writes one page is asked about each time that one of our figures has, whatever stands beside it.
test.each([
  'We reply within 24 hours.',
  'We reply within 24 hours. Refunds take a few days.',
  'Up to 24 hours for an answer.',
])('%s', async (body) => {
  const root = repository({...figuresWith(hours), [ARTICLE]: articleWith(body)});
  const only = (file: string): boolean => file === ARTICLE;
  const findings = await literals.run(readContext(root, {only}));
  expectOne(findings, {severity: 'hint', fix: `is it ${FIGURE}{as=bare} (`});
  expect(await literals.run(readContext(root))).toEqual([]);
});

allows(
  literals,
  [
    'Your bank may take 24 hours. A complaint takes time.',
    'A complaint takes 23 hours.',
    'A 24-hour complaint.',
  ],
  {files: figuresWith(hours)},
);

test.each<[text: string, whole: string, numbers: number[]]>([
  ['It is 1,000.50 EUR.', '1,000.50 EUR', [1000.5]],
  ['It is 0.001 BTC.', '0.001 BTC', [0.001]],
  ['It is two or three days.', 'two or three days', [2, 3]],
  ['It is a thousand euros.', 'a thousand euros', [1000]],
  ['It is Ninety-five per cent.', 'Ninety-five per cent', [95]],
  ['It is EUR25, monthly.', 'EUR25', [25]],
  // Read as a whole, though it is not as this site writes it, or has two meanings.
  ['It is 10.000 EUR.', '10.000 EUR', []],
  ['It is 2,5 %.', '2,5 %', []],
  ['It is 25,– €.', '25,– €', []],
  ['It is 2.5 million euros.', '2.5 million euros', []],
])('a number is read whole: %s', (text, whole, numbers) => {
  expect(typedIn(text)).toMatchObject([{text: whole, numbers}]);
});

allows(literals, [
  'A :literal[51%]{reason="name of the attack"} attack costs :figure[deposits.card.fee].',
  'It is $E = mc^2$, or $x_1 + y_1$.',
  '`fee: 5%`\n\n```json\n{"fee": "5%"}\n```',
  'Write to :brand[supportEmail].',
  'It is 24/7, step 2 of 3, 30 days, version 2.0, in 2024, a 6-digit code.',
  // A host below example.com is no brand value.
  'Call api.example.com, or write to a@mail.example.org.',
]);

test('an update keeps the values of its day: they are typed', async () => {
  const typed = {[UPDATE]: page(FRONT_MATTER.update, 'A card payment costs 3.5% now.')};
  expect(await findingsOf(literals, typed)).toEqual([]);
  expect(await findingsOf(directives, typed)).toEqual([]);
  const content = page(FRONT_MATTER.update, 'It costs :figure[deposits.card.fee] now.');
  const line = lineOf(content, 'It costs');
  await expectFound(directives, {[UPDATE]: content}, {line, fix: 'write 3.5%'});
});
