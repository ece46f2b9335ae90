import {toolDirective} from '../../content/figures/tool-directive';
import {TAX_FIGURES} from './figures';

export const taxDirective = toolDirective({
  name: 'tax-helper',
  component: 'TaxHelper',
  from: '@site/src/features/tax',
  figures: TAX_FIGURES,
});
