import {toolDirective} from '../../content/figures/directives';
import {COST_FIGURES} from './figures';

export const costDirective = toolDirective({
  name: 'cost-calculator',
  component: 'CostCalculator',
  from: '@site/src/features/cost',
  figures: COST_FIGURES,
});

/** With its chart, the calculator is too much script for an article. */
export const costChartDirective = toolDirective({
  name: 'cost-chart',
  component: 'CostChart',
  from: '@site/src/features/cost/WithChart',
  figures: COST_FIGURES,
});
