import {expect, test} from 'vitest';

import {type Figures, limitsOf} from '@site/bench/pages';
import {median, replaceBetween, verdict} from '@site/bench/report';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
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

test('a figure at its limit meets it, and the figures above are named', () => {
  const judge = (changed: Partial<Figures>): string =>
    verdict(limitsOf(article, {...figures, ...changed}, figures));
  expect(judge({'LCP s': 1.05})).toBe('met');
  expect(judge({accessibility: 99, 'LCP s': 1.06})).toBe('MISSED: accessibility, LCP');
  expect(judge({'TBT ms': Number.NaN})).toBe('MISSED: TBT');
});

test('only the text between the markers is replaced', () => {
  const document = 'a\n\n<!-- x -->\n\nold\n\n<!-- /x -->\n\nb\n';
  expect(replaceBetween(document, 'x', 'new')).toBe(document.replace('old', 'new'));
  expect(() => replaceBetween('<!-- x -->', 'x', 'new')).toThrow('<!-- /x -->');
});
