import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {
  decisions,
  openDates,
  openDecisions,
  openFigures,
  openInBrand,
  openQuestions,
} from '@site/scripts/check/release';
import {ARTICLE, findingsOf, repository, VALID_FILES} from '../support/repository';
import {ROOT} from '../support/root';

const CONTRACT = 'docs/_owner/contract.json';
const FIGURES = 'docs/_figures/deposits.json';
const practice = {who: 'Kraken', date: '2026-11-29'};
const unread = {who: 'Kraken'};

/** The figures of the valid repository, with one more field of each. */
function figuresWith(fields: object): ReturnType<typeof readContext> {
  const records = JSON.parse(VALID_FILES[FIGURES]) as Record<string, object>;
  const first = {...records['card.fee'], ...fields};
  return readContext(repository({[FIGURES]: JSON.stringify({...records, 'card.fee': first})}));
}

test('a placeholder is reported at its line, with the pages that show it', () => {
  const source = `export const brand = {\n  // legalName\n  legalName: 'X Placeholder',\n  krs: '',\n};`;
  const values = {legalName: 'X Placeholder', krs: '', city: 'Łódź'};
  const pagesWith = (key: string): string[] => (key === 'krs' ? ['/legal'] : []);
  expect(openInBrand(source, pagesWith, values, {})).toMatchObject([
    {file: 'src/config/brand.ts', line: 3, message: 'legalName is made up: "X Placeholder"'},
    {line: 4, message: 'krs is empty', page: '/legal', who: 'Management'},
  ]);
  expect(openInBrand(source, pagesWith, {legalName: 'X sp. z o.o.', krs: '0000'}, {})).toEqual([]);
});

test('a claim of the brand file waits for the day on which it was confirmed', () => {
  const source = "const a = 1;\n\nexport const authorisation = {\n  status: 'casp',\n};";
  const open = (confirmed: string | false) =>
    openInBrand(source, () => [], {}, {authorisation: {what: 'the status', confirmed}});
  expect(open(false)).toMatchObject([{line: 3, message: 'not confirmed: the status'}]);
  expect(open('2026-12-01')).toEqual([]);
});

test('the brand file has a line for each value and claim that a release asks for', () => {
  const source = fs.readFileSync(path.join(ROOT, 'src/config/brand.ts'), 'utf8');
  const lines = source.split('\n');
  for (const {line, message} of openInBrand(source, () => [])) {
    const [key = ''] = /^\w+(?= is )/.exec(message) ?? [];
    expect(lines[line - 1], message).toContain(key);
    expect(line, message).toBeGreaterThan(1);
  }
});

test.each([
  [{assumed: true, practice}, 'assumed: Card deposit fee: 3.5% (as Kraken; read on 2026-11-29)'],
  [{assumed: true, practice: unread}, 'assumed: Card deposit fee: 3.5% (as Kraken, not read)'],
  [{confirmed: false}, 'not confirmed: Card deposit fee: 3.5%'],
  [{confirmed: '2026-12-01'}, undefined],
  [{}, undefined],
])('a figure with %j: %s', (fields, message) => {
  const open = openFigures(figuresWith(fields)).map((one) => one.message.slice(0, message?.length));
  expect(open).toEqual(message ? [message] : []);
});

test('decisions of the contract are open while they are assumed; a damaged record is reported', async () => {
  const decision = {decision: 'An order lives for a day', where: '/resources/api-docs', practice};
  const withFile = (record: object) => ({[CONTRACT]: JSON.stringify({'order.life': record})});
  const open = (record: object) => openDecisions(readContext(repository(withFile(record))));
  expect(open({...decision, assumed: true})).toMatchObject([
    {file: CONTRACT, line: 1, page: '/resources/api-docs', who: 'API team'},
  ]);
  expect(open(decision)).toEqual([]);
  expect(openDecisions(readContext(repository()))).toEqual([]);
  expect(await findingsOf(decisions, withFile({decision: 'An order'}))).toHaveLength(1);
});

test('a decision in the file of a page is listed with the other questions of that page', () => {
  const record = {decision: 'An order lives for a day', where: ARTICLE, practice, assumed: true};
  const files = {[CONTRACT]: JSON.stringify({a: record}), 'src/config/brand.ts': ''};
  const own = openQuestions(readContext(repository(files))).filter(({file}) => file === CONTRACT);
  expect(own).toMatchObject([{page: '/knowledge-base/payments/pay-in'}]);
});

test('reviews and the security contact are open from a month before their day', async () => {
  const on = (day: string) =>
    openDates(readContext(repository(), {today: new Date(`${day}T12:00:00Z`)}));
  expect((await on('2027-10-15')).map(({page}) => page)).toContain('/security');
});

test('the deployment refuses what is open before it builds', () => {
  const text = fs.readFileSync(path.join(ROOT, '.github/workflows/deploy.yml'), 'utf8');
  expect(text).toMatch(/npm ci\n\s+- run: npm run check -- --release\n\s+- run: npm run build\n/);
});
