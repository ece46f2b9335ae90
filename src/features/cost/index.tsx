import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import tool from '@site/src/components/Tool/styles.module.css';
import ToolSection from '@site/src/components/Tool/ToolSection';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import Calculator from './Calculator';

import styles from './styles.module.css';

/** `::cost-calculator`: the cost of turning money into a coin, step by step. */
export default function CostCalculator(data: ToolData): ReactNode {
  return (
    <ToolSection
      id="cost-calculator"
      as="h2"
      title={<Translate id="cost.title">What does it cost you?</Translate>}
      withoutScript={
        <Translate id="cost.noscript">
          The calculator needs JavaScript. The tables on this page list the fees.
        </Translate>
      }
      data={data}>
      <div className={styles.frame}>
        <div className={clsx(tool.tool, styles.calculator)}>
          <Calculator />
        </div>
      </div>
    </ToolSection>
  );
}
