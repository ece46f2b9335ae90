import {expect, test} from 'vitest';

import {type Figures, limitsOf} from '@site/bench/pages';
import {median, replaceBetween, table, verdict} from '@site/bench/report';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

const figures: Figures = {
  performance: 100,
  accessibility: 100,
  'best practices': 100,
  SEO: 100,
  'LCP s': 1,
  'TBT ms': 50,
  CLS: 0.01,
  'script kB': 0,
  'total kB': 200,
  'benchmark index': 1500,
};
const article = {name: 'article', route: '/article', maxLcpRatio: 1.05};
const api = {name: 'API reference', route: '/api', minPerformance: 95};
const judge = (page: typeof article | typeof api, changed: Partial<Figures>): string =>
  verdict(limitsOf(page, {...figures, ...changed}, figures));

test('a figure exactly at its limit meets it', () => {
  expect(judge(article, {'LCP s': 1.05})).toBe('met');
  expect(judge(api, {performance: 95})).toBe('met');
});

test.each([
  [{performance: 99}, 'performance'],
  [{accessibility: 99, SEO: 99}, 'accessibility, SEO'],
  [{'best practices': 96}, 'best practices'],
  [{'LCP s': 1.06}, 'LCP'],
  [{'TBT ms': 51}, 'TBT'],
  [{CLS: 0.011}, 'CLS'],
  [{'script kB': 0.1}, 'script'],
  [{'TBT ms': Number.NaN}, 'TBT'],
])('an article with %j misses its limit', (changed, names) => {
  expect(judge(article, changed)).toBe(`MISSED: ${names}`);
});

test('a table has a line for each row, below the conditions of the runs', () => {
  const [conditions, ...lines] = table(3, ['page', 'ms'], [['home', '12']]).split('\n');
  expect(conditions).toContain('runs: 3');
  expect(lines).toEqual(['', '| page | ms |', '| --- | --: |', '| home | 12 |']);
});

test('only the text between the markers is replaced', () => {
  const document = 'a\n\n<!-- x -->\n\nold\n\n<!-- /x -->\n\nb\n';
  expect(replaceBetween(document, 'x', 'new')).toBe(document.replace('old', 'new'));
  expect(() => replaceBetween('<!-- x -->', 'x', 'new')).toThrow('<!-- /x -->');
});
