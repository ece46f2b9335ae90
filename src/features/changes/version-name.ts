import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';

import {TODAY} from '@site/src/features/changes/model/routes';

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
