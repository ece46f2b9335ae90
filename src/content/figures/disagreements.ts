import type {FigureRecord} from './schema';

/** One figure of which two pages give different readings. */
export interface Disagreement {
  label: string;
  readings: readonly {id: string; figure: FigureRecord; isAuthoritative: boolean}[];
}

/** Every open disagreement once, for the owner to settle. */
export function disagreementsIn(figures: ReadonlyMap<string, FigureRecord>): Disagreement[] {
  const told = new Set<string>();
  const found: Disagreement[] = [];
  for (const [id, figure] of figures) {
    for (const other of figure.disagrees_with ?? []) {
      const pair = [id, other].sort().join(' ');
      const record = figures.get(other);
      if (told.has(pair) || !record) continue;
      told.add(pair);
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
