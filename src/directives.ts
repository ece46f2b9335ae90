import {brandDirectives} from './content/directives/brand';
import type {Directive} from './content/directives/directive';
import {drawingDirective} from './content/drawings/directive';
import {figureDirectives} from './content/figures/directives';
import {coinDirectives} from './features/coins/directives';
import {contractDirectives} from './features/contract/directives';
import {costDirectives} from './features/cost/directive';
import {countryDirective} from './features/countries/directive';
import {formDirectives} from './features/forms/directives';
import {glossaryDirective} from './features/glossary/directive';
import {listDirectives} from './features/lists/directives';
import {orderBookDirective} from './features/order-book/directive';
import {paymentDirective} from './features/payment/directive';
import {signingDirectives} from './features/signing/directives';
import {taxDirective} from './features/tax/directive';

/** All directives that writers can use in Markdown. */
export const directives: readonly Directive[] = [
  ...figureDirectives,
  ...brandDirectives,
  drawingDirective,
  ...listDirectives,
  ...coinDirectives,
  glossaryDirective,
  ...contractDirectives,
  ...signingDirectives,
  ...costDirectives,
  countryDirective,
  taxDirective,
  orderBookDirective,
  paymentDirective,
  ...formDirectives,
];
