import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {ComponentProps} from 'react';

import type ReadingPage from '@site/src/components/ReadingPage';
import {changesRoute, TODAY} from '@site/src/features/changes/model/routes';
import {useVersionName} from './version-name';

/** Links to the comparison of each version with today; none if there is only one. */
export function useComparisons(): Pick<ComponentProps<typeof ReadingPage>, 'links'> {
  const nameOf = useVersionName();
  const versions = useVersions(undefined).filter(({name}) => name !== TODAY);
  if (versions.length < 2) return {};
  return {
    links: {
      title: <Translate id="changes.comparisons">Compare other versions</Translate>,
      items: versions.map(({name, label}) => ({
        to: changesRoute(name),
        label: translate(
          {id: 'changes.comparisons.pair', message: '{from} and {to}'},
          {from: label, to: nameOf(TODAY)},
        ),
      })),
    },
  };
}
