import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import OnApproach, {WithoutScript} from '@site/src/components/Tool/OnApproach';
import type {ToolData} from '@site/src/content/figures/tool-figures';

const load = () => import('./Calculator');

/** `::cost-calculator`: what it costs to get from one's money to a coin, step by step. */
export default function CostCalculator(data: ToolData): ReactNode {
  return (
    <section aria-labelledby="cost-calculator">
      <Heading as="h2" id="cost-calculator">
        <Translate id="cost.title">What does it cost you?</Translate>
      </Heading>
      <WithoutScript>
        <Translate id="cost.noscript">
          The calculator needs JavaScript. Without it, the tables on this page list every fee that
          it would add up.
        </Translate>
      </WithoutScript>
      <OnApproach
        load={load}
        props={data}
        failed={
          <Translate id="cost.failed">
            The calculator could not be loaded. Use the tables of this page, or try again.
          </Translate>
        }
      />
    </section>
  );
}
