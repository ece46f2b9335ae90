import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import TableScroller from '@site/src/components/TableScroller';
import Unbroken from '@site/src/components/Unbroken';
import type {ResolvedTable} from '@site/src/content/figures/resolve';

import styles from './styles.module.css';

/** Columns with a cell that starts with a digit or sign are right-aligned, so that digits line up. */
const NUMERIC = /^[€+\d]/;

/** A table of business figures. In Markdown: `::figure-table[name]`. */
export default function FigureTable({table}: {table: ResolvedTable}): ReactNode {
  const {caption, rowHeading, columns, rows} = table;
  // On a phone, each row becomes a list.
  const isWide = columns.length > 3;
  const numeric = columns.map((_, index) =>
    rows.some(({cells}) => NUMERIC.test(cells[index] ?? '')),
  );
  return (
    <TableScroller name={caption}>
      <table className={styles.table} data-stacked={isWide || undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowHeading}</th>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={clsx(numeric[index] && styles.numeric)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({heading, cells, badge}) => (
            <tr key={heading}>
              <th scope="row">
                {heading} {badge && <Badge tone="accent">{badge}</Badge>}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  className={clsx(numeric[index] && styles.numeric)}
                  data-head={isWide ? columns[index] : undefined}>
                  {cell ? <Unbroken text={cell} /> : <Gap />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function Gap(): ReactNode {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">
        <Translate id="figureTable.gap">not stated</Translate>
      </span>
    </>
  );
}
