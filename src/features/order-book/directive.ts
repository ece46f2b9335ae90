import {toolDirective} from '../../content/figures/directives';
import {bookIn} from './table';

const FIGURES: readonly RegExp[] = [
  /^trading\.tier\.standard\.taker$/,
  /^trading\.minimum-order\.eth$/,
];

export const orderBookDirective = toolDirective({
  name: 'order-book',
  component: 'OrderBook',
  from: '@site/src/features/order-book',
  figures: FIGURES,
  faultOf: ({page}) =>
    bookIn(page.markdown)
      ? undefined
      : {
          message: 'the page has no table of an order book',
          fix: 'add a table with the columns Side, Price and Amount, and rows "Ask" and "Bid"',
        },
  props: ({page}) => ({book: bookIn(page.markdown)}),
});
