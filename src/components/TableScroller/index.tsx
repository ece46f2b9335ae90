import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Lets a table that is wider than its column scroll by itself, the page not.
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
  // Focusable whether it scrolls or not, so that arrow keys work before any script has run.
  // A group and not a region: many tables would be many landmarks.
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}

/** A table as Markdown writes it; its label comes from `src/content/tables.ts`. */
export function MarkdownTable({'aria-label': name, ...table}: ComponentProps<'table'>): ReactNode {
  return (
    <TableScroller name={name}>
      <table {...table} />
    </TableScroller>
  );
}
