import {toolDirective} from '../../content/figures/directives';
import {PAYMENT_FIGURES} from './model/deadline';

export const paymentDirective = toolDirective({
  name: 'payment-finder',
  component: 'PaymentFinder',
  from: '@site/src/features/payment',
  figures: PAYMENT_FIGURES,
});
