import {expect, test} from 'vitest';

import {type FigureForm, formatFigure} from '@site/src/content/figures/format';
import type {FigureRecord} from '@site/src/content/figures/schema';
import {BOUNDS, UNITS} from '@site/src/content/figures/units';
import {figureOf} from '../../support/figures';

test.each(UNITS)('the unit %s is written with its number', (unit) => {
  expect(formatFigure(figureOf({value: 1200, unit}))).toContain('1,200');
});

test.each(BOUNDS)('the bound %s is written in words', (bound) => {
  const text = formatFigure(figureOf({value: 50, unit: 'agent', bound}));
  expect(text).toMatch(/50\+? agents/);
  expect(text).not.toBe('50 agents');
});

const RANGE = {min: 24, max: 48, unit: 'hour', bound: 'within'} as const;
const SINGLE = {value: 10_000, unit: 'EUR', bound: 'up-to'} as const;

test.each<[Partial<FigureRecord>, text: string, form?: FigureForm]>([
  [RANGE, 'within 24–48 hours', 'full'],
  [RANGE, '24 hours', 'min'],
  [RANGE, '48 hours', 'max'],
  [RANGE, '24–48 hours', 'bare'],
  [RANGE, '24–48', 'number'],
  [SINGLE, 'up to €10,000', 'full'],
  [SINGLE, '€10,000', 'bare'],
  [SINGLE, '10,000', 'number'],
  [{value: 1, unit: 'business-day'}, '1 business day'],
  [{value: 2, unit: 'request-per-minute'}, '2 requests per minute'],
  [{value: 50, unit: 'agent', bound: 'and-more'}, '50+ agents'],
  [{value: 0.5, unit: 'EUR'}, '€0.50'],
  [{value: 0.005, unit: 'EUR'}, '€0.005'],
  [{value: 0.1, unit: 'percent', digits: 2}, '0.10%'],
  [{min: 0.005, max: 0.25, unit: 'EUR'}, '€0.005–€0.25'],
  [{value: 'instant', unit: 'text'}, 'instant'],
  [{value: 0.005, unit: 'EUR'}, '0.005', 'number'],
  [{value: 0, unit: 'EUR', zero: 'free'}, 'free'],
  [{value: 0, unit: 'EUR', zero: 'free'}, '0', 'number'],
  [{value: 3.5, unit: 'percent', plus: {value: 0.5, unit: 'EUR'}}, '3.5% + €0.50'],
  [{items: ['EUR', 'USD', 'PLN']}, 'EUR, USD and PLN'],
  [{items: ['EUR'], bound: 'and-more'}, 'EUR and more'],
])('%o reads "%s"', (fields, text, form) => {
  expect(formatFigure(figureOf(fields), form && {form})).toBe(text);
});
