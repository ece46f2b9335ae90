import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ToolSection from '@site/src/components/Tool/ToolSection';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import type {Book} from './model';
import Order from './Order';

/** `::order-book`: the book of the page's table, with a market order to try. */
export default function OrderBook({book, ...data}: ToolData & {book: Book}): ReactNode {
  return (
    <ToolSection
      id="order-book-tool"
      as="h3"
      title={<Translate id="orderBook.title">Try an order</Translate>}
      withoutScript={
        <Translate id="orderBook.noscript">
          This needs JavaScript. The table on this page shows the same book.
        </Translate>
      }
      data={data}>
      <Order book={book} />
    </ToolSection>
  );
}
