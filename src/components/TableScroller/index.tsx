import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Lets a table that is wider than its column scroll without the page.
 *
 * @param name what the table is about
 */
export default function TableScroller({
  name = translate({id: 'tableScroller.name', message: 'Table'}),
  children,
}: {
  readonly name?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  // Always focusable, so that arrow keys scroll it even before scripts have run.
  // A group, not a region: a page with many tables would have too many landmarks.
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}

/** A Markdown table; its label comes from `src/content/tables.ts`. */
export function MarkdownTable({'aria-label': name, ...table}: ComponentProps<'table'>): ReactNode {
  return (
    <TableScroller name={name}>
      <table {...table} />
    </TableScroller>
  );
}
