import type Big from 'big.js';

import {textOf, type ToolFigures} from '@site/src/content/figures/tool-figures';
import {useFormatLocale} from '@site/src/lib/locale';

export interface Money {
  locale: string;
  /** An amount in euro, exact to the cent. */
  euro: (value: Big) => string;
  /** An amount in whole or shorter euro, for marks and limits. */
  plainEuro: (value: Big | number) => string;
  /** An amount in coins or in another unit. */
  coins: (value: Big, unit: string) => string;
  percent: (value: Big) => string;
  /** A figure as the pages write it, without words such as "plus". */
  figure: (id: string) => string;
}

/** Writes amounts by the rules of the page's language. */
export function useMoney(figures: ToolFigures): Money {
  const locale = useFormatLocale();
  const euro = new Intl.NumberFormat(locale, {style: 'currency', currency: 'EUR'});
  const plain = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions);
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
    percent: (value) => percent.format(value.toNumber()),
    figure: (id) => textOf(figures, id, {form: 'bare', locale}),
  };
}
