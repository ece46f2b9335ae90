import {toolDirective} from '../../content/figures/directives';
import {COST_FIGURES} from '../cost/figures';

export const quoteDirective = toolDirective({
  name: 'quote',
  component: 'Quote',
  from: '@site/src/features/quote',
  figures: COST_FIGURES,
});
