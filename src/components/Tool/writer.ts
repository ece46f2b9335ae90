import type Big from 'big.js';

import type {FigureForm} from '../../content/figures/format';
import {figureText, type ToolFigures} from '../../content/figures/tool-figures';

/** Formats amounts and figures for the page's locale. */
export interface Writer {
  locale: string;
  /** An amount in euro, exact to the cent. */
  euro: (value: Big) => string;
  /** An amount in euro, without cents if it is a whole number. */
  plainEuro: (value: Big | number) => string;
  /** An amount in coins or in another unit. */
  coins: (value: Big, unit: string) => string;
  /** A bare number, with at least so many decimals. */
  number: (value: Big, decimals?: number) => string;
  percent: (value: Big) => string;
  figure: (id: string, form?: FigureForm) => string;
}

export function writerFor(locale: string, figures: ToolFigures): Writer {
  const inEuro = {style: 'currency', currency: 'EUR'} as const;
  const euro = new Intl.NumberFormat(locale, inEuro);
  const plain = new Intl.NumberFormat(locale, {
    ...inEuro,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const decimals = new Intl.NumberFormat(locale, {maximumFractionDigits: 8});
  const percent = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 2,
  });
  return {
    locale,
    euro: (value) => euro.format(Number(value.toFixed(2))),
    plainEuro: (value) => plain.format(Number(value)),
    coins: (value, unit) => `${decimals.format(value.toNumber())} ${unit}`,
    number: (value, minimumFractionDigits = 0) =>
      value.toNumber().toLocaleString(locale, {minimumFractionDigits, maximumFractionDigits: 8}),
    percent: (value) => percent.format(value.toNumber()),
    figure: (id, form = 'full') => figureText(figures, id, {form, locale}),
  };
}
