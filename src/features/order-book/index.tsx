import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {ToolContext} from '@site/src/components/Tool/context';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import type {Book} from './model';
import Order from './Order';

const ID = 'order-book-tool';

/** `::order-book`: the book of the page's table, with a market order to try. Its HTML is complete, so nothing moves later. */
export default function OrderBook({book, ...data}: ToolData & {book: Book}): ReactNode {
  return (
    <section aria-labelledby={ID}>
      <Heading as="h3" id={ID}>
        <Translate id="orderBook.title">Try an order</Translate>
      </Heading>
      <ToolContext value={data}>
        <Order book={book} />
      </ToolContext>
    </section>
  );
}
