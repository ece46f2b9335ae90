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
  return {
    caption: table.caption,
    rowHeading: table.row_heading,
    columns: Object.values(table.columns),
    rows: Object.entries(table.rows).map(([row, heading]) => ({
      heading,
      ...(table.badges?.[row] && {badge: table.badges[row]}),
      cells: Object.keys(table.columns).map((column) => {
        const figure = figures.get(cellId(table, row, column));
        return figure ? formatFigure(figure, options) : '';
      }),
    })),
  };
}
