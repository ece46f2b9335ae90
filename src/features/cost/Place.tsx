import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import OnApproach from '@site/src/components/Tool/OnApproach';
import WithoutScript from '@site/src/components/Tool/WithoutScript';
import type {ToolData} from '@site/src/content/figures/tool-data';

const load = () => import('./Calculator');

/** Where the calculator stands; its script is fetched when it comes near. */
export default function Place(data: ToolData): ReactNode {
  return (
    <>
      <WithoutScript>
        <Translate id="cost.noscript">
          The calculator needs script. Without it, the tables of this page hold every fee that it
          would add up.
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
    </>
  );
}
