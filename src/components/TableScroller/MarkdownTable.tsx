import type {ComponentProps, ReactNode} from 'react';

import TableScroller from '.';

/** A table as Markdown writes it. */
export default function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <TableScroller>
      <table {...props} />
    </TableScroller>
  );
}
