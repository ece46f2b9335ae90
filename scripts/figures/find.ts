import {brand} from '../../src/config/brand';
import {formatFigure} from '../../src/content/figures/format';
import type {FigureRecord} from '../../src/content/figures/schema';
import {count} from '../../src/lib/count';
import {formOf, typedIn} from '../check/quantities';

/**
 * The figures and brand values that a search finds, one a line with value, label and page.
 *
 * @param wanted words of an id, label, page or value, all of which must occur; or a value with its unit: "2 EUR"
 */
export function findFigures(
  wanted: string,
  figures: ReadonlyMap<string, FigureRecord>,
  placeOf: (id: string) => {file: string; line: number} | undefined,
): string[] {
  const words = wanted.toLowerCase().split(/\s+/);
  const hasAll = (text: string): boolean =>
    words.every((word) => text.toLowerCase().includes(word));
  const [typed] = typedIn(wanted);
  const found = [...figures].filter(
    ([id, figure]) =>
      (typed && formOf(typed, figure) !== undefined) ||
      hasAll(`${id} ${figure.label} ${figure.page} ${formatFigure(figure)}`),
  );
  const values = Object.entries(brand).filter(([key, value]) => hasAll(`${key} ${String(value)}`));
  return [
    ...found.map(([id, figure]) => {
      const {file = '', line = 1} = placeOf(id) ?? {};
      return `:figure[${id}]  ${formatFigure(figure)}  ${figure.label}  ${figure.page}  ${file}:${line}`;
    }),
    ...values.map(([key, value]) => `:brand[${key}]  ${String(value)}`),
    `${count(found.length, 'figure')}, ${count(values.length, 'brand value')}`,
  ];
}
