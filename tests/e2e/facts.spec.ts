import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {formatFigure} from '../../src/content/figures/format';
import {readFigures} from '../../src/content/figures/read';
import type {FigureRecord} from '../../src/content/figures/schema';
import {currentTree} from '../../src/content/tree';

const {figures} = readFigures(currentTree(process.cwd()).folder);

/** The ways in which a page may show a figure. Each is a list of parts that must all be present. */
function waysToShow(figure: FigureRecord): string[][] {
  if (figure.items) return [figure.items];
  const ways = [[formatFigure(figure)], [formatFigure(figure, {form: 'bare'})]];
  if (figure.min !== undefined) {
    ways.push([formatFigure(figure, {form: 'min'}), formatFigure(figure, {form: 'max'})]);
  }
  if (figure.unit !== 'text' && figure.unit !== 'EUR' && figure.unit !== 'percent') {
    ways.push([formatFigure(figure, {form: 'number'})]);
  }
  return ways;
}

/** Whether a text contains a value as a whole: "€25" does not contain "€2", nor "11 hours" "1 hour". */
function shows(words: string, value: string): boolean {
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.,€])${escaped}(?!\w|[.,]\d)`).test(words);
}

/** The text of a served page, without scripts and markup. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<\/?(?:b|strong|em|span|a|time|code)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&nbsp;|\s+/g, ' ');
}

/** All figures by the route of the page that states them. */
function byPage(): Map<string, [string, FigureRecord][]> {
  const pages = new Map<string, [string, FigureRecord][]>();
  for (const [id, figure] of figures) {
    pages.set(figure.page, [...(pages.get(figure.page) ?? []), [id, figure]]);
  }
  return pages;
}

test('a value is only found as a whole', () => {
  expect(shows('costs €25.', '€25')).toBe(true);
  expect(shows('from 1–2 days', '2 days')).toBe(true);
  for (const other of ['costs €25', 'costs €2,500', 'costs €2.50', 'costs €2m']) {
    expect(shows(other, '€2'), other).toBe(false);
  }
});

for (const [route, records] of byPage()) {
  test(`${route} states its ${records.length} figures without JavaScript`, async ({request}) => {
    const words = wordsOf(await (await request.get(route)).text());
    const missing = records
      .filter(
        ([, figure]) => !waysToShow(figure).some((way) => way.every((part) => shows(words, part))),
      )
      .map(([id, figure]) => `${id}: ${formatFigure(figure)}`);
    expect(missing).toEqual([]);
  });
}

/** Routes, each with words that its text must contain, because the page has to cover these subjects. */
const SUBJECTS = fs
  .readFileSync(path.resolve('tests/subjects.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

test('the list of required subjects is not empty', () => {
  expect(SUBJECTS.length).toBeGreaterThan(20);
});

for (const [route = '', subjects = ''] of SUBJECTS) {
  test(`${route} covers its required subjects`, async ({request}) => {
    const words = wordsOf(await (await request.get(route)).text()).toLowerCase();
    expect(
      subjects.split('; ').filter((subject) => !words.includes(subject.toLowerCase())),
    ).toEqual([]);
  });
}
