import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import OnApproach, {WithoutScript} from '@site/src/components/Tool/OnApproach';
import type {ToolData} from '@site/src/content/figures/tool-figures';

const load = () => import('./Finder');

/** `::limits`: which account a deposit of a given size needs. */
export default function LimitFinder(data: ToolData): ReactNode {
  return (
    <section aria-labelledby="limits">
      <Heading as="h3" id="limits">
        <Translate id="limits.title">What does your deposit need?</Translate>
      </Heading>
      <WithoutScript>
        <Translate id="limits.noscript">
          Here script compares an amount with the deposit limits of each account. Without it,
          compare yours with the limits in the help centre.
        </Translate>
      </WithoutScript>
      <OnApproach
        load={load}
        props={data}
        size="small"
        failed={
          <Translate id="limits.failed">
            The tool could not be loaded. Compare your amount with the limits on this page, or try
            again.
          </Translate>
        }
      />
    </section>
  );
}
