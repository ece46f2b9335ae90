import {toolDirective} from '../../content/figures/directives';

export const quoteDirective = toolDirective({
  name: 'example-quote',
  component: 'ExampleQuote',
  from: '@site/src/features/quote',
  figures: [/^trading\.tier\.standard\.taker$/, /^deposits\.schedule\.sepa\.fee$/],
});
