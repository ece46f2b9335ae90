import type {Changes} from './compare';

type FigureChange = Changes['figures'][number]['rows'][number];

/** Each changed figure once: first money, then those that most pages showed. */
export function byFigure(figures: Changes['figures']): FigureChange[] {
  const found = new Map<string, FigureChange & {count: number}>();
  for (const row of figures.flatMap(({rows}) => rows)) {
    const key = JSON.stringify(row);
    found.set(key, {...row, count: (found.get(key)?.count ?? 0) + 1});
  }
  const isMoney = ({before}: FigureChange): number => Number(/[€%]/.test(before));
  return [...found.values()].sort((a, b) => isMoney(b) - isMoney(a) || b.count - a.count);
}
