import {formatFigure, type FormatOptions} from './format';
import type {FigureRecord, FigureTableRecord} from './schema';

/** The cells of a table in their order, each with the id of its figure, which a gap does not have. */
export function cellsOf({rows, columns, cell}: FigureTableRecord) {
  return Object.keys(rows).flatMap((row) =>
    Object.keys(columns).map((column) => ({
      row,
      column,
      id: cell.replace('{row}', row).replace('{column}', column),
    })),
  );
}

/** A table with all its texts, ready to render. An empty cell is a gap. */
export interface ResolvedTable {
  caption: string;
  rowHeading: string;
  columns: string[];
  rows: {heading: string; cells: string[]; badge?: string}[];
}

export function resolveTable(
  table: FigureTableRecord,
  figures: ReadonlyMap<string, FigureRecord>,
  options: FormatOptions = {},
): ResolvedTable {
  const textOf = (figure?: FigureRecord): string => (figure ? formatFigure(figure, options) : '');
  return {
    caption: table.caption,
    rowHeading: table.row_heading,
    columns: Object.values(table.columns),
    rows: Object.entries(table.rows).map(([key, heading]) => ({
      heading,
      ...(table.badges?.[key] && {badge: table.badges[key]}),
      cells: cellsOf(table)
        .filter(({row}) => row === key)
        .map(({id}) => textOf(figures.get(id))),
    })),
  };
}
