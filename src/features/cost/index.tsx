import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import type {ToolData} from '@site/src/content/figures/tool-data';

import Place from './Place';

/** `::cost-calculator`: what it costs to get from one's money to a coin, step by step. */
export default function CostCalculator(data: ToolData): ReactNode {
  return (
    <section aria-labelledby="cost-calculator">
      <Heading as="h2" id="cost-calculator">
        <Translate id="cost.title">What does it cost you?</Translate>
      </Heading>
      <p>
        <Translate id="cost.intro">
          From the payment to the coin in your wallet: each fee, the sum, and the time it takes.
        </Translate>
      </p>
      <Place {...data} />
    </section>
  );
}
