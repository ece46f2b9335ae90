import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ToolSection from '@site/src/components/Tool/ToolSection';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import Helper from './Helper';

/** `::tax-helper`: the two worked examples of the tax guide with the visitor's own numbers. */
export default function TaxHelper(data: ToolData): ReactNode {
  return (
    <ToolSection
      id="tax-helper"
      as="h3"
      title={<Translate id="tax.title">The two cases with your own numbers</Translate>}
      withoutScript={
        <Translate id="tax.noscript">
          This tool needs JavaScript. Without it, use your own numbers in the calculations on this
          page.
        </Translate>
      }
      data={data}>
      <Helper />
    </ToolSection>
  );
}
