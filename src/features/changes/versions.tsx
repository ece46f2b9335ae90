import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {ComponentProps} from 'react';

import type ReadingPage from '@site/src/components/ReadingPage';
import {changesRoute, TODAY} from '@site/src/features/changes/model/routes';

/** Links to the comparisons of each version with the next one and with today; none if there is only one. */
export function useComparisons(): Pick<ComponentProps<typeof ReadingPage>, 'links'> {
  const nameOf = useVersionName();
  const versions = useVersions(undefined).map(({name}) => name);
  if (versions.length < 3) return {};
  return {
    links: {
      title: <Translate id="changes.comparisons">Compare other versions</Translate>,
      items: versions.slice(1).flatMap((from, at) =>
        [...new Set([TODAY, versions[at] ?? TODAY])].map((to) => ({
          to: changesRoute(from, to),
          label: translate(
            {id: 'changes.comparisons.pair', message: '{from} and {to}'},
            {from: nameOf(from), to: nameOf(to)},
          ),
        })),
      ),
    },
  };
}

/** The name of a version for readers: "November 2024", "today". */
export function useVersionName(): (version: string) => string {
  const versions = useVersions(undefined);
  return (version) =>
    version === TODAY
      ? translate({id: 'changes.today', message: 'today'})
      : (versions.find(({name}) => name === version)?.label ?? version);
}

/** The route of a page in a version. */
export const routeIn = (version: string, route: string): string =>
  version === TODAY ? route : `/${version}${route}`;
