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

type FigureLookup = (id: string) => FigureRecord | undefined;

/** A table with all its texts, ready to render. An empty cell is a gap. */
export interface ResolvedTable {
  caption: string;
  rowHeading: string;
  columns: string[];
  rows: {heading: string; cells: string[]; badge?: string}[];
}

function applicableText(figure: FigureRecord, lookup: FigureLookup, options: FormatOptions) {
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
          ? applicableText(figure, lookup, options)
          : formatFigure(figure, options);
      }),
    })),
  };
}

/** A figure of a page that does not apply, because another record is authoritative. */
export interface Reading {
  id: string;
  label: string;
  /** The value that the page states. */
  here: string;
  authority: string;
  /** The value that applies. `page` is the route of the page that states it. */
  authoritative: string;
  /** What that figure is, if it has another label. */
  what?: string;
  page: string;
}

/** The figures among these that do not apply and have another value than the one that does, once each. */
export function conflictsOf(
  ids: Iterable<string>,
  lookup: FigureLookup,
  options: FormatOptions = {},
): Reading[] {
  return [...new Set(ids)].flatMap((id) => {
    const figure = lookup(id);
    const authority = figure?.authoritative ?? id;
    const record = lookup(authority);
    if (!figure || !record || authority === id) return [];
    const here = formatFigure(figure, options);
    const authoritative = applicableText(figure, lookup, options);
    const what = record.label === figure.label ? {} : {what: record.label};
    return here === authoritative
      ? []
      : [{id, label: figure.label, here, authority, authoritative, ...what, page: record.page}];
  });
}
