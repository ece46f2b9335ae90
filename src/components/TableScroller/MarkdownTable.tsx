import type {ComponentProps, ReactNode} from 'react';

import TableScroller from '.';

/** A table as Markdown writes it; its label comes from `src/plugins/remark/tables.ts`. */
export default function MarkdownTable({
  'aria-label': name,
  ...table
}: ComponentProps<'table'>): ReactNode {
  return (
    <TableScroller name={name}>
      <table {...table} />
    </TableScroller>
  );
}
