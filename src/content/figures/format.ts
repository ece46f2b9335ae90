import type {FigureRecord} from './schema';
import {COINS, INSTANT, INTL_UNITS, type PluralForms, type Unit, localeWords} from './units';

/** Ways to show a figure: in full, one end of a range, without its bound, or only the number. */
export const FIGURE_FORMS = ['full', 'min', 'max', 'bare', 'number'] as const;
export type FigureForm = (typeof FIGURE_FORMS)[number];

export interface FormatOptions {
  form?: FigureForm;
  /** BCP 47 tag. */
  locale?: string;
}

/** The fields of a record that determine its text. */
type FigureValue = Omit<FigureRecord, 'label' | 'applies' | 'page'>;

/**
 * Formats a figure for a locale: `€25`, `10–60 minutes`, `over €500,000`.
 *
 * @throws RangeError if the form is `min` or `max` and the figure is not a range
 */
export function formatFigure(figure: FigureValue, options: FormatOptions = {}): string {
  const {form = 'full', locale = 'en-GB'} = options;
  const {min, max, value = 0, unit, bound} = figure;
  const words = localeWords(locale);
  if (figure.items) {
    const items = bound === 'and-more' ? [...figure.items, words.more] : figure.items;
    return new Intl.ListFormat(locale, {type: 'conjunction'}).format(items);
  }
  if (form === 'min' || form === 'max') {
    const end = figure[form];
    if (end === undefined) throw new RangeError(`is not a range and has no "${form}"`);
    return quantity(end, figure, locale);
  }
  if (typeof value === 'string') return value === INSTANT ? words.instant : value;
  const isRange = min !== undefined && max !== undefined;
  if (form === 'number') {
    const plain = numberFormat({digits: figure.digits}, locale);
    return isRange ? plain.formatRange(min, max) : plain.format(value);
  }
  if (figure.value === 0 && figure.zero) return figure.zero;
  const format = numberFormat(figure, locale);
  const text = isRange
    ? withNoun(format.formatRange(min, max).replaceAll(' – ', '–'), unit, max, locale)
    : withNoun(format.format(value), unit, value, locale);
  const sum = figure.plus ? `${text} + ${quantity(figure.plus.value, figure.plus, locale)}` : text;
  return bound && form !== 'bare' ? words.bound[bound](sum) : sum;
}

interface Measure {
  unit?: Unit | undefined;
  digits?: number | undefined;
}

function quantity(value: number, measure: Measure, locale: string): string {
  return withNoun(numberFormat(measure, locale).format(value), measure.unit, value, locale);
}

/** Formats by locale, unit and digits, because making one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(measure: Measure, locale: string): Intl.NumberFormat {
  const key = [locale, measure.unit, measure.digits].join();
  const format = formats.get(key) ?? newNumberFormat(measure, locale);
  formats.set(key, format);
  return format;
}

function newNumberFormat({unit, digits}: Measure, locale: string): Intl.NumberFormat {
  const precision = {maximumFractionDigits: 8, minimumFractionDigits: digits ?? 0};
  if (unit === 'EUR') {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 8,
      ...(digits === undefined
        ? {trailingZeroDisplay: 'stripIfInteger'}
        : {minimumFractionDigits: digits}),
    });
  }
  if (!INTL_UNITS.some((each) => each === unit)) return new Intl.NumberFormat(locale, precision);
  const unitDisplay = unit === 'percent' ? 'short' : 'long';
  return new Intl.NumberFormat(locale, {...precision, style: 'unit', unit, unitDisplay});
}

/** Appends the noun of a unit that Intl does not support. */
function withNoun(number: string, unit: Unit | undefined, count: number, locale: string): string {
  if (COINS.some((each) => each === unit)) return `${number} ${unit}`;
  const nouns: Readonly<Record<string, PluralForms>> = localeWords(locale).counted;
  const forms = unit && nouns[unit];
  if (!forms) return number;
  const form = new Intl.PluralRules(locale).select(count);
  return `${number} ${forms[form] ?? forms.other}`;
}
