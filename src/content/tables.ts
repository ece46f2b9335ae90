import type {Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** How many characters of a row fit on a phone. */
const PHONE = 39;

/**
 * Names each Markdown table after the heading above it. Screen readers announce the name when the
 * scroll container of the table (`src/components/TableScroller`) receives focus. Cells of a table that is too wide
 * for a phone get their column heading, which `src/css/markdown.css` shows there. Dates stay on one line.
 */
export default function remarkTables() {
  return (markdown: Root): void => {
    let heading: string | undefined;
    visit(markdown, ['heading', 'table'], (node) => {
      if (node.type === 'heading') heading = toString(node);
      else if (node.type === 'table') {
        const stacked = isTooWide(node);
        if (stacked) nameCells(node);
        keepDates(node);
        node.data = {...node.data, hProperties: {'aria-label': heading, 'data-stacked': stacked}};
      }
    });
  };
}

/** Whether three or more columns need more than the width of a phone. Two always share it. */
function isTooWide({children: rows}: Table): boolean {
  const columns = rows[0]?.children ?? [];
  const longest = columns.map((_, at) =>
    Math.max(...rows.map(({children}) => cellText(children[at]).length)),
  );
  return columns.length > 2 && longest.reduce((sum, length) => sum + length, 0) > PHONE;
}

function nameCells({children: [head, ...rows]}: Table): void {
  for (const {children: cells} of rows) {
    for (const [at, cell] of cells.entries()) {
      // What a row is about needs no heading, unless it is only a number.
      if (at > 0 || /^\d+$/.test(cellText(cell))) {
        setProperty(cell, 'data-head', cellText(head?.children[at]));
      }
    }
  }
}

/** Keeps the cells that are a date on one line. */
function keepDates({children: rows}: Table): void {
  for (const cell of rows.flatMap(({children}) => children)) {
    if (/^\d{1,2} \p{L}+ \d{4}$/u.test(cellText(cell))) setProperty(cell, 'className', 'nowrap');
  }
}

function setProperty(cell: TableCell, name: string, value: string): void {
  cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, [name]: value}};
}

function cellText(cell: TableCell | undefined): string {
  return cell ? toString(cell) : '';
}
