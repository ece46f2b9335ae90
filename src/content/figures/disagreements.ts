import type {FigureRecord} from './schema';

/** A figure for which two pages give different values. */
export interface Disagreement {
  label: string;
  readings: readonly {id: string; figure: FigureRecord; isAuthoritative: boolean}[];
}

/** Every open disagreement, once. */
export function disagreementsIn(figures: ReadonlyMap<string, FigureRecord>): Disagreement[] {
  const seen = new Set<string>();
  const found: Disagreement[] = [];
  for (const [id, figure] of figures) {
    for (const other of figure.disagrees_with ?? []) {
      const pair = [id, other].sort().join(' ');
      const record = figures.get(other);
      if (seen.has(pair) || !record) continue;
      seen.add(pair);
      found.push({
        label: figure.label,
        readings: [
          {id, figure, isAuthoritative: id === figure.authoritative},
          {id: other, figure: record, isAuthoritative: other === figure.authoritative},
        ],
      });
    }
  }
  return found;
}
