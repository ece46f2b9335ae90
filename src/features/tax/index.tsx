import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import OnApproach, {WithoutScript} from '@site/src/components/Tool/OnApproach';
import type {ToolData} from '@site/src/content/figures/tool-figures';

const load = () => import('./Helper');

/** `::tax-helper`: the two worked cases of the tax guide with numbers of one's own. */
export default function TaxHelper(data: ToolData): ReactNode {
  return (
    <section aria-labelledby="tax-helper">
      <Heading as="h3" id="tax-helper">
        <Translate id="tax.title">The two cases with your own numbers</Translate>
      </Heading>
      <WithoutScript>
        <Translate id="tax.noscript">
          Here script works the two cases through with numbers of your own. Without it, put yours
          into the calculations of this page.
        </Translate>
      </WithoutScript>
      <OnApproach
        load={load}
        props={data}
        failed={
          <Translate id="tax.failed">
            The tool could not be loaded. Put your numbers into the calculations of this page, or
            try again.
          </Translate>
        }
      />
    </section>
  );
}
