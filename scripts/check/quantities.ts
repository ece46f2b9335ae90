import {brand} from '../../src/config/brand';
import type {FigureRecord} from '../../src/content/figures/schema';
import type {Unit} from '../../src/content/figures/units';

/** A number as Europeans write it: 10,000.50, 10.000, 10 000, 10'000, 2,5 and 25,–. */
const DIGITS = String.raw`(?<![\d.,'’_^])(?:\d{1,3}(?:[.,'’ \u00a0\u2009\u202f]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*(?:,[-–])?`;
const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const SPELT = new Map([
  ...ONES.split(' ').map((word, index): [string, number] => [word, index + 1]),
  ...TENS.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['hundred', 100],
  ['thousand', 1000],
]);
const WORD = `(?:${[...SPELT.keys()].join('|')})`;
/** Two or more in words: "two", "twenty-four", "five hundred", "a thousand". */
const IN_WORDS = String.raw`\b(?!one\b(?! (?:hundred|thousand)\b))(?:an? (?=hundred|thousand)|(?!hundred|thousand))${WORD}\b(?:[ -]${WORD}\b)*`;
const NUMBER = String.raw`(?:${DIGITS}|${IN_WORDS})`;
const HAS_NUMBER = new RegExp(String.raw`\d|\b${WORD}\b`, 'i');
const AMOUNT = String.raw`${NUMBER}(?:\s?(?:–|-|to|and|or)\s?${NUMBER})?`;
/** A factor behind the digits, as in €2m and 2 Mio. */
const FACTOR = String.raw`(?:\s?(?:[kKmM]|bn|[Mm]io\.?|[Mm]rd\.?|thousand|million|billion)(?![\wł]))`;
const MONEY = String.raw`${DIGITS}${FACTOR}?`;
const RANGE = String.raw`(?:${MONEY}\s?[–-]\s?)?${MONEY}`;
const CURRENCY = 'EUR|USD|GBP|PLN|CHF|CZK|SEK|DKK|NOK|HUF|RON|BTC|ETH|LTC';

const DOMAIN = new URL(brand.siteUrl).hostname
  .replace(/^www\./, '')
  .replaceAll('.', String.raw`\.`);
const OWN_NAMES = String.raw`\b${brand.name}\b|[\w.@-]*\b${DOMAIN}\b|[\w.@-]+\.example\b(?!\.\w)`;

/** A value that pages take from the figures or the brand. */
interface Kind {
  what: string;
  pattern: RegExp;
  /** Undefined if it depends on the currency, or has none. */
  unit?: Unit;
  /** Whether such a value may be general advice. Others must never be hard-coded. */
  isOftenAdvice?: boolean;
}

const counted = (what: string, ...units: Unit[]): Kind[] =>
  units.map((unit) => ({
    what,
    unit,
    isOftenAdvice: true,
    pattern: new RegExp(String.raw`${AMOUNT}\s${unit.replace(/y$/, '(?:y|ie)')}s?\b`, 'gi'),
  }));

const BRAND: Kind = {what: 'brand value', pattern: new RegExp(OWN_NAMES, 'g')};
const QUANTITIES: readonly Kind[] = [
  {
    what: 'amount',
    pattern: new RegExp(
      String.raw`(?:[€$£]|\b(?:${CURRENCY})(?![A-Za-z]))\s?${RANGE}|${RANGE}\s?(?:[€$£]|zł|(?<![a-z])(?:${CURRENCY}|[Ee]uros?)\b)`,
      'g',
    ),
  },
  {
    what: 'amount',
    pattern: new RegExp(String.raw`${IN_WORDS}\s(?:euros?|dollars?|zlotys?)\b`, 'gi'),
  },
  {
    what: 'percentage',
    pattern: new RegExp(String.raw`(?:${DIGITS}\s?[–-]\s?)?${NUMBER}\s?(?:%|‰|per ?cent\b)`, 'gi'),
    unit: 'percent',
  },
  {
    what: 'time',
    pattern: new RegExp(String.raw`${AMOUNT}\s(?:business|working)\sdays?\b`, 'gi'),
    unit: 'business-day',
  },
  {
    what: 'limit',
    pattern: new RegExp(String.raw`${DIGITS}\srequests?\s(?:per|a)\sminute\b`, 'g'),
    unit: 'request-per-minute',
  },
  ...counted('time', 'second', 'minute', 'hour', 'day', 'month', 'year'),
  ...counted('count', 'attempt', 'character', 'digit', 'coin', 'country', 'language', 'agent'),
];

/** A value in a text, with its unit. */
export interface Typed extends Pick<Kind, 'what' | 'unit' | 'isOftenAdvice'> {
  text: string;
  offset: number;
  /** One, or the ends of a range; none if one of them has two meanings, as 1.500 has. */
  numbers: number[];
}

/** Values of the brand, and numbers with a unit, in the order of the text. */
export function typedIn(text: string): Typed[] {
  // Most texts have no number, and the patterns are slow.
  const kinds = HAS_NUMBER.test(text) ? [BRAND, ...QUANTITIES] : [BRAND];
  return kinds
    .flatMap(({pattern, ...kind}) =>
      [...text.matchAll(pattern)].map(({0: match, index: offset}) => {
        const unit = kind.unit ?? currencyOf(match);
        return {...kind, text: match, offset, numbers: numbersIn(match), ...(unit && {unit})};
      }),
    )
    .sort((a, b) => a.offset - b.offset);
}

/** What must never be hard-coded. */
export function typedValues(text: string): Typed[] {
  return typedIn(text).filter(({isOftenAdvice}) => !isOftenAdvice);
}

function currencyOf(text: string): Unit | undefined {
  if (/€|EUR|euro/i.test(text)) return 'EUR';
  return (['BTC', 'ETH', 'LTC'] as const).find((coin) => text.includes(coin));
}

function numbersIn(text: string): number[] {
  const parts = text.matchAll(new RegExp(`${MONEY}|${IN_WORDS}`, 'gi'));
  const values = [...parts].map(([part]) => (/^\d/.test(part) ? valueOf(part) : spelt(part)));
  return values.some(Number.isNaN) ? [] : values;
}

/** The value of a number in words. */
function spelt(text: string): number {
  return text
    .toLowerCase()
    .split(/[ -]/)
    .map((word) => SPELT.get(word) ?? 0)
    .reduce((sum, value) => (value < 100 ? sum + value : Math.max(1, sum) * value), 0);
}

/** The value of a number as this site writes it, such as 1,000.50; NaN for another form, which may have two meanings. */
function valueOf(text: string): number {
  const isOurs = /^(?:\d+|0\.\d+|\d+\.(?!\d{3}$)\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?)$/.test(text);
  return isOurs ? Number(text.replaceAll(',', '')) : Number.NaN;
}

/** The form of a figure (`as=…`) that equals a quantity: empty for its usual one, undefined if none does. */
export function formOf({unit, numbers}: Typed, figure: FigureRecord): string | undefined {
  const {value, min, max} = figure;
  const isEqual = (...values: unknown[]): boolean =>
    values.length === numbers.length && values.every((each, index) => each === numbers[index]);
  if (unit === undefined || figure.unit !== unit) return undefined;
  if (isEqual(value)) return figure.bound ? 'bare' : '';
  if (isEqual(min, max)) return '';
  if (isEqual(min)) return 'min';
  return isEqual(max) ? 'max' : undefined;
}
