import {toolDirective} from '../../content/directives/tool';
import {PAYMENT_FIGURES} from './model/deadline';
import {readCases} from './model/read-cases';

/** The tool filters the cases on its page. */
export const paymentDirective = toolDirective({
  name: 'payment-finder',
  feature: 'payment',
  component: 'PaymentFinder',
  from: '@site/src/features/payment',
  figures: PAYMENT_FIGURES,
  verify: ({page}) => readCases(page.markdown, page.figures),
  props: ({page}) => ({groups: readCases(page.markdown, page.figures)}),
});
