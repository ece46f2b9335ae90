import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {toolDirective} from '../../content/directives/tool';
import {refuse} from '../../lib/finding';
import type {Book, Level} from './model';

const FIGURES: readonly RegExp[] = [
  /^trading\.tier\.standard\.taker$/,
  /^trading\.minimum-order\.eth$/,
];

export const orderBookDirective = toolDirective({
  name: 'order-book',
  feature: 'order-book',
  component: 'OrderBook',
  from: '@site/src/features/order-book',
  figures: FIGURES,
  verify: ({page}) => {
    const fix = 'add a table with the columns Side, Price and Amount, and rows "Ask" and "Bid"';
    if (!bookIn(page.markdown)) refuse('the page has no table of an order book', fix);
  },
  props: ({page}) => ({book: bookIn(page.markdown)}),
});

/** The order book in the first table of a page with the columns side, price and amount; undefined without one. */
export function bookIn(markdown: Root): Book | undefined {
  let book: Book | undefined;
  visit(markdown, 'table', (table) => {
    book ??= bookOf(table);
  });
  return book;
}

function bookOf(table: Table): Book | undefined {
  const [head, ...rows] = table.children.map((row) => row.children.map((cell) => toString(cell)));
  if (head?.length !== 3 || !/^side/i.test(head[0] ?? '')) return undefined;
  const levels = (side: RegExp): Level[] =>
    rows.flatMap(([name = '', price = '', amount = '']) =>
      side.test(name) ? {price: price.replaceAll(',', ''), amount} : [],
    );
  // The table lists the best ask last.
  const asks = levels(/^ask/i).reverse();
  const bids = levels(/^bid/i);
  return asks.length > 0 && bids.length > 0 ? {asks, bids} : undefined;
}
