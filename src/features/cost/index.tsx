import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ToolSection from '@site/src/components/Tool/ToolSection';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import Calculator from './Calculator';

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
      <Calculator />
    </ToolSection>
  );
}
