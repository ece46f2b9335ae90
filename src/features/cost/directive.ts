import {toolDirective} from '../../content/figures/directives';
import {COST_FIGURES} from './figures';

export const costDirective = toolDirective({
  name: 'cost-calculator',
  component: 'CostCalculator',
  from: '@site/src/features/cost',
  figures: COST_FIGURES,
});
