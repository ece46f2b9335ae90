import {formatFigure, type FormatOptions} from './format';
import type {FigureRecord, FigureTableRecord} from './schema';

export function cellId(table: FigureTableRecord, row: string, column: string): string {
  return table.cell.replace('{row}', row).replace('{column}', column);
}

/** The figure ids of all cells of a table, except its gaps. */
export function tableFigureIds(table: FigureTableRecord): string[] {
  return Object.keys(table.rows)
    .flatMap((row) => Object.keys(table.columns).map((column) => cellId(table, row, column)))
    .filter((id) => !table.gaps?.includes(id));
}

/** Looks up a figure in the data of one tree. */
type FigureLookup = (id: string) => FigureRecord | undefined;

/** A table with all its texts, ready to render. An empty cell is a gap. */
export interface ResolvedTable {
  caption: string;
  rowHeading: string;
  columns: string[];
  rows: {heading: string; cells: string[]; badge?: string}[];
}

/** The text of the value that prevails for a figure. */
function prevailingText(figure: FigureRecord, lookup: FigureLookup, options: FormatOptions) {
  const authority = figure.authoritative ? lookup(figure.authoritative) : undefined;
  return formatFigure(authority ?? figure, {
    ...options,
    ...(figure.authoritative_as && {form: figure.authoritative_as}),
  });
}

/** Archived tables mark rows as recommended, without a badge text of their own. */
function badgeOf({badges, recommended}: FigureTableRecord, row: string): {badge?: string} {
  const badge = badges?.[row] ?? (recommended?.includes(row) ? 'Recommended' : undefined);
  return badge ? {badge} : {};
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
      ...badgeOf(table, row),
      cells: Object.keys(table.columns).map((column) => {
        const figure = lookup(cellId(table, row, column));
        if (!figure) return '';
        return table.prevailing
          ? prevailingText(figure, lookup, options)
          : formatFigure(figure, options);
      }),
    })),
  };
}

/** A figure for which another page states the value that prevails. */
export interface Reading {
  label: string;
  /** The value on this page. */
  here: string;
  /** The authoritative value. `page` is the route of the page that states it. */
  authoritative: string;
  page: string;
}

/** A footnote to a figure, with the page that states the value that prevails. */
export type FigureNote = Omit<Reading, 'page'> & {route: string; title: string};

/**
 * The figures for which another page states the value that prevails.
 *
 * @param ids figures that the page states
 * @param page route of the page; figures for which it is itself authoritative are left out
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
    const authoritative = prevailingText(figure, lookup, options);
    return here === authoritative
      ? []
      : [{label: figure.label, here, authoritative, page: authority.page}];
  });
}

/** A figure for which two pages give different values. */
interface Disagreement {
  label: string;
  readings: readonly {id: string; figure: FigureRecord; isAuthoritative: boolean}[];
  /** The id of the record that prevails, which may be a third one. */
  authority: string;
}

/** All open disagreements, each pair once. */
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
        authority: figure.authoritative ?? id,
        readings: [
          {id, figure, isAuthoritative: id === figure.authoritative},
          {id: other, figure: record, isAuthoritative: other === figure.authoritative},
        ],
      });
    }
  }
  return found;
}
