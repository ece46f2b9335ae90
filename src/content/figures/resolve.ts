import {formatFigure, type FormatOptions} from './format';
import type {FigureRecord, FigureTableRecord} from './schema';

export function cellId(table: FigureTableRecord, row: string, column: string): string {
  return table.cell.replace('{row}', row).replace('{column}', column);
}

/** The ids of all cells of a table that are not left empty on purpose. */
export function tableFigureIds(table: FigureTableRecord): string[] {
  return Object.keys(table.rows)
    .flatMap((row) => Object.keys(table.columns).map((column) => cellId(table, row, column)))
    .filter((id) => !table.gaps?.includes(id));
}

/** Any store of figures by id: the current data in React, or one tree's data at build. */
type FigureLookup = (id: string) => FigureRecord | undefined;

/** A table with all its texts, ready to be drawn. An empty cell is a gap. */
export interface ResolvedTable {
  caption: string;
  rowHeading: string;
  columns: string[];
  rows: {heading: string; cells: string[]; recommended: boolean}[];
}

export function resolveTable(
  table: FigureTableRecord,
  lookup: FigureLookup,
  options: FormatOptions = {},
): ResolvedTable {
  return {
    caption: table.caption,
    rowHeading: table.row_heading,
    columns: Object.values(table.columns),
    rows: Object.entries(table.rows).map(([row, heading]) => ({
      heading,
      recommended: table.recommended?.includes(row) ?? false,
      cells: Object.keys(table.columns).map((column) => {
        const figure = lookup(cellId(table, row, column));
        return figure ? formatFigure(figure, options) : '';
      }),
    })),
  };
}

/** One figure that another page gives differently. */
interface Reading {
  label: string;
  /** What this page says. */
  here: string;
  /** The figure that prevails, and the route of the page that says so. */
  authoritative: string;
  page: string;
}

/**
 * The disagreements that a page has to tell: those of its figures that say something else
 * than the reading that prevails.
 *
 * @param ids figures that the page shows
 * @param page route of the page; a page is not pointed to itself
 */
export function conflictsOf(
  ids: Iterable<string>,
  lookup: FigureLookup,
  page: string,
  options: FormatOptions = {},
): Reading[] {
  return [...new Set(ids)].flatMap((id) => {
    const figure = lookup(id);
    const authority = figure?.authoritative ? lookup(figure.authoritative) : undefined;
    if (!figure || !authority || figure.authoritative === id || authority.page === page) return [];
    const here = formatFigure(figure, options);
    const authoritative = formatFigure(authority, options);
    return here === authoritative
      ? []
      : [{label: figure.label, here, authoritative, page: authority.page}];
  });
}

/** One figure of which two pages give different readings. */
interface Disagreement {
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
