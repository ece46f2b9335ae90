import {expect, test} from 'playwright/test';

import {formatFigure} from '../../src/content/figures/format';
import {readFigures} from '../../src/content/figures/read';
import type {FigureRecord} from '../../src/content/figures/schema';
import {currentTree} from '../../src/content/tree';
import {rowsOf} from '../unit/support/text';

const {figures} = readFigures(currentTree(process.cwd()).folder);

/**
 * The ways in which a page may show a figure, each a list of parts. A number always has its unit. A bound
 * such as "at least" may be left out, unless that is how the page shows another figure.
 */
function waysToShow(figure: FigureRecord, others: readonly FigureRecord[]): string[][] {
  if (figure.items) return [figure.items];
  const ways = [[formatFigure(figure)]];
  const bare = formatFigure(figure, {form: 'bare'});
  if (!others.some((other) => formatFigure(other) === bare)) ways.push([bare]);
  if (figure.unit === 'attempt') ways.push([`${formatFigure(figure, {form: 'number'})} times`]);
  return ways;
}

/** Whether a text contains a value as a whole, and not as part of a larger number, a range or a sum. */
function shows(words: string, value: string): boolean {
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.,€–])${escaped}(?!\w|[.,]\d|–| \+)`).test(words);
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<\/?(?:b|strong|em|span|a|time|code)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&nbsp;|\s+/g, ' ');
}

function byPage(): Map<string, [string, FigureRecord][]> {
  const pages = new Map<string, [string, FigureRecord][]>();
  for (const [id, figure] of figures) {
    pages.set(figure.page, [...(pages.get(figure.page) ?? []), [id, figure]]);
  }
  return pages;
}

test('every page states its figures without JavaScript', async ({request}) => {
  expect(figures.size).toBeGreaterThan(100);
  for (const [route, records] of byPage()) {
    const words = wordsOf(await (await request.get(route)).text());
    const missing = records.filter(([id, figure]) => {
      const others = records.flatMap(([other, record]) => (other === id ? [] : [record]));
      return !waysToShow(figure, others).some((way) => way.every((part) => shows(words, part)));
    });
    const named = missing.map(([id, figure]) => `${id}: ${formatFigure(figure)}`);
    expect.soft(named, route).toEqual([]);
  }
});

/** Routes, each with words that its text must contain, because the page has to cover these subjects. */
const SUBJECTS = rowsOf('tests/subjects.tsv');

test('every page covers its required subjects', async ({request}) => {
  expect(SUBJECTS.length).toBeGreaterThan(20);
  for (const [route = '', subjects = ''] of SUBJECTS) {
    const words = wordsOf(await (await request.get(route)).text()).toLowerCase();
    const missing = subjects.split('; ').filter((each) => !words.includes(each.toLowerCase()));
    expect.soft(missing, route).toEqual([]);
  }
});
