import {describe, expect, test} from 'vitest';

import {type FigureForm, formatFigure} from '@site/src/content/figures/format';
import type {FigureRecord} from '@site/src/content/figures/schema';
import {type Bound, BOUNDS, type Unit, UNITS} from '@site/src/content/figures/units';
import {figureOf} from '../../support/figures';

describe('every unit', () => {
  const EXPECTED: Record<Unit, {one: string; many: string}> = {
    EUR: {one: '€1', many: '€1,200'},
    BTC: {one: '1 BTC', many: '1,200 BTC'},
    ETH: {one: '1 ETH', many: '1,200 ETH'},
    LTC: {one: '1 LTC', many: '1,200 LTC'},
    percent: {one: '1%', many: '1,200%'},
    second: {one: '1 second', many: '1,200 seconds'},
    minute: {one: '1 minute', many: '1,200 minutes'},
    hour: {one: '1 hour', many: '1,200 hours'},
    day: {one: '1 day', many: '1,200 days'},
    'business-day': {one: '1 business day', many: '1,200 business days'},
    month: {one: '1 month', many: '1,200 months'},
    year: {one: '1 year', many: '1,200 years'},
    'request-per-minute': {one: '1 request per minute', many: '1,200 requests per minute'},
    attempt: {one: '1 attempt', many: '1,200 attempts'},
    character: {one: '1 character', many: '1,200 characters'},
    digit: {one: '1 digit', many: '1,200 digits'},
    coin: {one: '1 coin', many: '1,200 coins'},
    country: {one: '1 country', many: '1,200 countries'},
    language: {one: '1 language', many: '1,200 languages'},
    agent: {one: '1 agent', many: '1,200 agents'},
    number: {one: '1', many: '1,200'},
    text: {one: '1', many: '1,200'},
  };

  test.each(UNITS)('%s is written in the singular and in the plural', (unit) => {
    expect(formatFigure(figureOf({value: 1, unit}))).toBe(EXPECTED[unit].one);
    expect(formatFigure(figureOf({value: 1200, unit}))).toBe(EXPECTED[unit].many);
  });
});

describe('every bound', () => {
  const EXPECTED: Record<Bound, string> = {
    over: 'over 50 agents',
    under: 'under 50 agents',
    above: 'above 50 agents',
    below: 'below 50 agents',
    'at-least': 'at least 50 agents',
    'up-to': 'up to 50 agents',
    within: 'within 50 agents',
    'or-more': '50 agents or more',
    'and-more': '50+ agents',
    plus: '+50 agents',
    off: '50 agents off',
  };

  test.each(BOUNDS)('%s is written in words', (bound) => {
    expect(formatFigure(figureOf({value: 50, unit: 'agent', bound}))).toBe(EXPECTED[bound]);
  });
});

describe('forms', () => {
  const range = figureOf({min: 24, max: 48, unit: 'hour', bound: 'within'});
  const single = figureOf({value: 10_000, unit: 'EUR', bound: 'up-to'});

  test.each<[FigureForm, string]>([
    ['full', 'within 24–48 hours'],
    ['min', '24 hours'],
    ['max', '48 hours'],
    ['bare', '24–48 hours'],
    ['number', '24–48'],
  ])('"%s" of a range', (form, text) => {
    expect(formatFigure(range, {form})).toBe(text);
  });

  test.each<[FigureForm, string]>([
    ['full', 'up to €10,000'],
    ['bare', '€10,000'],
    ['number', '10,000'],
  ])('"%s" of a single value', (form, text) => {
    expect(formatFigure(single, {form})).toBe(text);
  });

  test.each<FigureForm>(['min', 'max'])(
    '"%s" of a single value throws an error that names it',
    (form) => {
      expect(() => formatFigure(single, {form})).toThrow(`has no "${form}"`);
    },
  );
});

test.each<[Partial<FigureRecord>, text: string, form?: FigureForm]>([
  [{value: 0.5, unit: 'EUR'}, '€0.50'],
  [{value: 0.005, unit: 'EUR'}, '€0.005'],
  [{value: 0.000_000_01, unit: 'EUR'}, '€0.00000001'],
  [{value: 98.5, unit: 'percent'}, '98.5%'],
  [{value: 0.1, unit: 'percent', digits: 2}, '0.10%'],
  [{value: 0.0005, unit: 'BTC'}, '0.0005 BTC'],
  [{min: 0.005, max: 0.25, unit: 'EUR'}, '€0.005–€0.25'],
  [{min: 1, max: 2, unit: 'business-day'}, '1–2 business days'],
  [{min: 10, max: 100_000, unit: 'EUR'}, '€10–€100,000'],
  [{min: 2, max: 4, unit: 'number'}, '2–4'],
  [{value: 'instant', unit: 'text'}, 'instant'],
  [{value: 5000, unit: 'EUR', bound: 'over'}, 'over €5,000'],
  [{value: 0.005, unit: 'EUR'}, '0.005', 'number'],
  [{value: 0.1, unit: 'percent', digits: 2}, '0.10', 'number'],
  [{value: 0, unit: 'EUR', zero: 'free'}, 'free'],
  [{value: 0, unit: 'EUR', zero: 'free'}, '0', 'number'],
  [{value: 2, unit: 'EUR', zero: 'free'}, '€2'],
  [{value: 0, unit: 'EUR'}, '€0'],
  [{value: 3.5, unit: 'percent', plus: {value: 0.5, unit: 'EUR'}}, '3.5% + €0.50'],
  [{items: ['EUR', 'USD', 'PLN']}, 'EUR, USD and PLN'],
  [{items: ['EUR']}, 'EUR'],
  [{items: ['EUR'], bound: 'and-more'}, 'EUR and more'],
])('%o reads "%s"', (fields, text, form) => {
  expect(formatFigure(figureOf(fields), form && {form})).toBe(text);
});

test('a locale without words is rejected with the file to add them to', () => {
  expect(() => formatFigure(figureOf({value: 1, unit: 'coin'}), {locale: 'xx'})).toThrow(
    'There are no words for the locale "xx" in src/content/figures/units.ts',
  );
});
