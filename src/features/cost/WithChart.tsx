import type {ReactNode} from 'react';

import type {ToolData} from '@site/src/content/figures/tool-figures';
import Chart from './Chart';
import CostCalculator from './index';

/** `::cost-chart`: the calculator with a chart of the total against the amount, for a page of its own. */
export default function CostChart(data: ToolData): ReactNode {
  return <CostCalculator {...data} chart={Chart} />;
}
