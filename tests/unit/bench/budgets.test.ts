import {expect, test} from 'vitest';

import {verdicts} from '@site/bench/pages/budgets';
import {comparedPages} from '@site/bench/pages/compared';
import type {Measured} from '@site/bench/pages/lighthouse-report';

const good: Measured = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaint: 800,
  largestPaint: 1000,
  blocked: 50,
  speedIndex: 900,
  shift: 0.01,
  scriptBytes: 110_000,
  bytes: 200_000,
  requests: 20,
  machine: 1500,
};
const page = (name: string) => comparedPages.find((compared) => compared.name === name);
const article = page('article');
const api = page('API reference');
if (!article || !api) throw new Error('The compared pages have other names');

const missed = (where: typeof article, ours: Partial<Measured>): string[] =>
  verdicts(where, {...good, ...ours}, good)
    .filter(({met}) => !met)
    .map(({figure}) => figure);

test('what is exactly at its budget meets it', () => {
  expect(missed(article, {})).toEqual([]);
  expect(missed(api, {performance: 95, blocked: 200, largestPaint: 1300})).toEqual([]);
});

test.each([
  [{performance: 99}, 'performance'],
  [{accessibility: 99}, 'accessibility'],
  [{bestPractices: 99}, 'best practices'],
  [{seo: 99}, 'SEO'],
  [{largestPaint: 1001}, 'LCP'],
  [{blocked: 51}, 'TBT'],
  [{shift: 0.011}, 'CLS'],
  [{scriptBytes: 110_001}, 'script'],
])('an article with %j misses its budget of %s', (ours, figure) => {
  expect(missed(article, ours)).toEqual([figure]);
});

test('the API reference has budgets of its own, and none for its script', () => {
  expect(missed(api, {performance: 94, blocked: 201, largestPaint: 1301})).toEqual([
    'performance',
    'LCP',
    'TBT',
  ]);
  expect(missed(api, {scriptBytes: 500_000})).toEqual([]);
});

test('a page whose figure could not be measured misses its budget', () => {
  expect(missed(article, {blocked: Number.NaN, performance: Number.NaN})).toEqual([
    'performance',
    'TBT',
  ]);
});
