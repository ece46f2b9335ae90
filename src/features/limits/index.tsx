import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ToolSection from '@site/src/components/Tool/ToolSection';
import type {ToolData} from '@site/src/content/figures/tool-figures';

const load = () => import('./Finder');

/** `::limits`: which account a deposit of a given size needs. */
export default function LimitFinder(data: ToolData): ReactNode {
  return (
    <ToolSection
      id="limits"
      as="h3"
      title={<Translate id="limits.title">What does your deposit need?</Translate>}
      withoutScript={
        <Translate id="limits.noscript">
          This tool needs JavaScript. Without it, compare your amount with the limits in the help
          centre.
        </Translate>
      }
      load={load}
      size="small"
      data={data}
    />
  );
}
