import type {FigureRecord} from './schema';
import {type CountedUnit, INTL_UNITS, type IntlUnit, type Unit, wordsOf} from './units';

/** Ways to show a figure: in full, one end of a range, without its bound, or only the number. */
export const FIGURE_FORMS = ['full', 'min', 'max', 'bare', 'number'] as const;
export type FigureForm = (typeof FIGURE_FORMS)[number];

/** The locale that figures and dates are written in where none is given. */
const DEFAULT_LOCALE = 'en-GB';

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
  const {form = 'full', locale = DEFAULT_LOCALE} = options;
  const words = wordsOf(locale);
  if (figure.items) {
    const items = figure.bound === 'and-more' ? [...figure.items, words.more] : figure.items;
    return new Intl.ListFormat(locale, {type: 'conjunction'}).format(items);
  }
  if (form === 'min' || form === 'max') {
    const end = figure[form];
    if (end === undefined) throw new RangeError(`is not a range and has no "${form}"`);
    return quantity(end, figure, locale);
  }
  if (typeof figure.value === 'string') return figure.value;
  if (figure.value === 0 && figure.zero && form !== 'number') return figure.zero;
  if (form === 'number') return plainNumber(figure, locale);
  const text =
    figure.min !== undefined && figure.max !== undefined
      ? range(figure.min, figure.max, figure, locale)
      : quantity(figure.value ?? 0, figure, locale);
  const sum = figure.plus ? `${text} + ${quantity(figure.plus.value, figure.plus, locale)}` : text;
  return figure.bound && form !== 'bare' ? words.bound[figure.bound](sum) : sum;
}

interface Measure {
  unit?: Unit | undefined;
  digits?: number | undefined;
}

function numberFormat({unit, digits}: Measure, locale: string): Intl.NumberFormat {
  const decimals = {minimumFractionDigits: digits ?? 0, maximumFractionDigits: 8};
  if (unit === 'EUR') {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 8,
      trailingZeroDisplay: 'stripIfInteger',
    } as Intl.NumberFormatOptions);
  }
  return isIntlUnit(unit)
    ? new Intl.NumberFormat(locale, {...decimals, style: 'unit', unit, unitDisplay: 'long'})
    : new Intl.NumberFormat(locale, decimals);
}

function isIntlUnit(unit: Unit | undefined): unit is IntlUnit {
  return (INTL_UNITS as readonly (string | undefined)[]).includes(unit);
}

function quantity(value: number, measure: Measure, locale: string): string {
  if (measure.unit === 'percent') return percentFormat(measure, locale).format(value);
  const number = numberFormat(measure, locale).format(value);
  return isCounted(measure.unit) ? counted(number, measure.unit, locale, value) : number;
}

function range(min: number, max: number, measure: Measure, locale: string): string {
  const format =
    measure.unit === 'percent' ? percentFormat(measure, locale) : numberFormat(measure, locale);
  const text = format.formatRange(min, max).replaceAll(' – ', '–');
  return isCounted(measure.unit) ? counted(text, measure.unit, locale, max) : text;
}

function percentFormat({digits}: Measure, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    unitDisplay: 'short',
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: 8,
  });
}

function isCounted(unit: Unit | undefined): unit is CountedUnit {
  return (
    unit !== undefined &&
    unit !== 'EUR' &&
    unit !== 'number' &&
    unit !== 'text' &&
    !isIntlUnit(unit)
  );
}

function counted(number: string, unit: CountedUnit, locale: string, value: number): string {
  const forms = wordsOf(locale).counted[unit];
  const form = new Intl.PluralRules(locale).select(value);
  return `${number} ${forms[form] ?? forms.other}`;
}

function plainNumber(figure: FigureValue, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: figure.digits ?? 0,
    maximumFractionDigits: 8,
  });
  if (figure.min !== undefined && figure.max !== undefined) {
    return format.formatRange(figure.min, figure.max);
  }
  return format.format(Number(figure.value));
}
