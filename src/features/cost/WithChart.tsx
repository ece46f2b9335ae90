import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import Chart from './Chart';
import CostCalculator from './index';
import type {Picture} from './Result';

import styles from './styles.module.css';

/** `::cost-chart`: the calculator with a chart of the total against the amount, for a page of its own. */
export default function CostChart(data: ToolData): ReactNode {
  return <CostCalculator {...data} chart={ChartToShare} />;
}

const ChartToShare: Picture = (props) => (
  <>
    <Chart {...props} />
    <p className={styles.share}>
      <Translate id="cost.share">The address of this page holds your calculation:</Translate>
      <CopyButton
        what={translate({id: 'cost.copy', message: 'the address of this calculation'})}
        text={() => `${window.location.href.split('#')[0] ?? ''}#cost-calculator`}
      />
    </p>
  </>
);
