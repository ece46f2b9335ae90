import type {Changes, PageName} from './compare';

type FigureChange = Changes['figures'][number]['rows'][number] & {pages: PageName[]};

/** Each changed figure once, with the pages that showed it: first money, then those on most pages. */
export function byFigure(figures: Changes['figures']): FigureChange[] {
  const found = new Map<string, FigureChange>();
  for (const {rows, ...page} of figures) {
    for (const row of rows) {
      const key = JSON.stringify([row.label, row.before, row.after]);
      const one = found.get(key) ?? {...row, pages: []};
      if (!one.pages.includes(page)) one.pages.push(page);
      found.set(key, one);
    }
  }
  const isMoney = ({before}: FigureChange): number => Number(/[€%]/.test(before));
  return [...found.values()].sort(
    (a, b) => isMoney(b) - isMoney(a) || b.pages.length - a.pages.length,
  );
}
