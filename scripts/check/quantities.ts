import type {FigureSet} from '../../src/content/figures/read';
import type {FigureRecord} from '../../src/content/figures/schema';
import type {Bound, Unit} from '../../src/content/figures/units';
import {DIGITS, FACTOR, valueOf} from './numbers';
import {stemsIn} from './prose';

const CURRENCY = 'EUR|USD|GBP|PLN|CHF|CZK|SEK|DKK|NOK|HUF|RON|BTC|ETH|LTC';
const COINS = /BTC|ETH|LTC/;
const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'];
const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(WORDS.slice(0, -1).map((word, index) => [word, index + 2])),
  twelve: 12,
};
const NUMBER = String.raw`(?:${DIGITS}|\b(?:${WORDS.join('|')}))`;
const HAS_NUMBER = new RegExp(String.raw`\d|\b(?:${WORDS.join('|')})\b`, 'i');
const AMOUNT = String.raw`${NUMBER}(?:\s?(?:–|-|to|and|or)\s?${NUMBER})?`;
const MONEY = String.raw`${DIGITS}${FACTOR}?`;
const RANGE = String.raw`(?:${MONEY}\s?[–-]\s?)?${MONEY}`;

/** Units of times and counts. Numbers with these are often general advice, not one of our figures. */
const COUNTED = {
  time: ['second', 'minute', 'hour', 'day', 'month', 'year'],
  count: ['attempt', 'character', 'digit', 'coin', 'country', 'language', 'agent'],
} as const satisfies Record<string, readonly Unit[]>;
type Counted = (typeof COUNTED)[keyof typeof COUNTED][number];

const counted = Object.entries(COUNTED).flatMap(([what, units]) =>
  units.map((unit: Counted) => ({
    what,
    unit,
    isAlwaysOurs: false,
    pattern: new RegExp(String.raw`${AMOUNT}\s${unit.replace(/y$/, '(?:y|ie)')}s?\b`, 'gi'),
  })),
);

/** Patterns of hard-coded figures. */
const PATTERNS: readonly {what: string; pattern: RegExp; unit?: Unit; isAlwaysOurs: boolean}[] = [
  {
    what: 'amount',
    pattern: new RegExp(
      String.raw`(?:[€$£]|\b(?:${CURRENCY})(?![A-Za-z]))\s?${RANGE}|${RANGE}\s?(?:[€$£]|zł|(?<![a-z])(?:${CURRENCY}|[Ee]uros?)\b)`,
      'g',
    ),
    isAlwaysOurs: true,
  },
  {
    what: 'percentage',
    pattern: new RegExp(String.raw`(?:${DIGITS}\s?[–-]\s?)?${DIGITS}\s?(?:%|‰|per ?cent\b)`, 'g'),
    unit: 'percent',
    isAlwaysOurs: true,
  },
  {
    what: 'time',
    pattern: new RegExp(String.raw`${AMOUNT}\s(?:business|working)\sdays?\b`, 'gi'),
    unit: 'business-day',
    isAlwaysOurs: true,
  },
  {
    what: 'limit',
    pattern: new RegExp(String.raw`${DIGITS}\srequests?\s(?:per|a)\sminute\b`, 'g'),
    unit: 'request-per-minute',
    isAlwaysOurs: true,
  },
  ...counted,
];

const BOUNDS: readonly {words: RegExp; bound: Bound}[] = [
  {words: /\bwithin\s$/i, bound: 'within'},
  {words: /\b(?:over|more than)\s$/i, bound: 'over'},
  {words: /\b(?:under|less than)\s$/i, bound: 'under'},
  {words: /\b(?:up to|at most|no more than)\s$/i, bound: 'up-to'},
  {words: /\bat least\s$/i, bound: 'at-least'},
];

/** A number with a unit in a text. */
export interface Quantity {
  text: string;
  offset: number;
  what: string;
  unit: Unit | undefined;
  numbers: number[];
  bound: Bound | undefined;
  /** Whether such a value must never be hard-coded. */
  isAlwaysOurs: boolean;
}

export function quantitiesIn(text: string): Quantity[] {
  // Most texts have none, and the patterns are slow.
  if (!HAS_NUMBER.test(text)) return [];
  return PATTERNS.flatMap(({what, pattern, unit, isAlwaysOurs}) =>
    [...text.matchAll(pattern)].map(({0: match, index}) => ({
      text: match,
      offset: index,
      what,
      unit: unit ?? currencyOf(match),
      numbers: numbersIn(match),
      bound: BOUNDS.find(({words}) => words.test(text.slice(0, index)))?.bound,
      isAlwaysOurs,
    })),
  ).sort((a, b) => a.offset - b.offset);
}

/** The numbers of a quantity; none if one of them has two meanings. */
function numbersIn(text: string): number[] {
  const parts = text.toLowerCase().matchAll(new RegExp(`${MONEY}|[a-z]+`, 'g'));
  const isMoney = !COINS.test(text) && /[€$£ł]|[A-Z]{3}|euro/i.test(text) && !/%|cent/.test(text);
  const values = [...parts].flatMap(([part]) =>
    /^\d/.test(part) ? (valueOf(part, isMoney) ?? Number.NaN) : (VALUES[part] ?? []),
  );
  return values.some(Number.isNaN) ? [] : values;
}

function currencyOf(text: string): Unit | undefined {
  if (/€|EUR|euro/i.test(text)) return 'EUR';
  return (['BTC', 'ETH', 'LTC'] as const).find((coin) => text.includes(coin));
}

/** More proposals would not help. */
export const MAX_PROPOSALS = 3;

interface SameFigure {
  id: string;
  label: string;
  /** The directive to write instead. */
  use: string;
  hasSameBound: boolean;
}

/** Words of labels that say nothing about their subject. */
const VAGUE = new Set(['time', 'wait', 'befor', 'minimum', 'period', 'most', 'smallest']);
const subjectsIn = (text: string): string[] =>
  stemsIn(text).filter((stem) => !VAGUE.has(stem) && !/^\d/.test(stem));

/** The figures that equal a quantity: at most `limit`, those that share the most words with the text. */
export function figuresOf(
  quantity: Quantity,
  about: string,
  {figures}: FigureSet,
  limit = MAX_PROPOSALS,
): SameFigure[] {
  const {unit, bound, numbers, isAlwaysOurs} = quantity;
  const words = new Set(subjectsIn(about));
  const same = [...figures].flatMap(([id, figure]) => {
    const form = formOf(quantity, figure);
    if (figure.unit !== unit || unit === undefined || form === undefined) return [];
    const stems = subjectsIn(figure.label);
    const shared = stems.filter((stem) => words.has(stem)).length;
    const hasSameBound = bound !== undefined && bound === figure.bound;
    // Many times, counts and small percentages are equal by chance, so the text must be about the subject of the figure.
    const isSmall =
      unit === 'percent' && numbers.every((each) => Number.isInteger(each) && each < 10);
    const isCommon = !isAlwaysOurs || isSmall;
    if (isCommon && shared < (hasSameBound ? 1 : stems.length / 2)) return [];
    const use = `:figure[${id}]${form && `{as=${form}}`}`;
    return [{id, label: figure.label, use, hasSameBound, shared}];
  });
  const most = Math.max(0, ...same.map(({shared}) => shared));
  return same.filter(({shared}) => shared === most).slice(0, limit);
}

/** The form of a figure that equals a quantity; undefined if none does. */
function formOf({numbers, bound}: Quantity, figure: FigureRecord): string | undefined {
  const {value, min, max} = figure;
  const isEqual = (...values: unknown[]): boolean =>
    values.length === numbers.length && values.every((each, index) => each === numbers[index]);
  if (isEqual(value)) return figure.bound && bound ? 'bare' : '';
  if (isEqual(min, max)) return '';
  if (isEqual(min)) return 'min';
  return isEqual(max) ? 'max' : undefined;
}
