import type {LoadContext, Plugin} from '@docusaurus/types';

import {isOff} from '../config/features';
import {newestChanges, type readChanges} from '../features/changes/model';
import {type Changes, countOf} from '../features/changes/model/compare';
import {CHANGES, changesRoute, TODAY} from '../features/changes/model/routes';
import {inThread} from '../lib/in-thread';

/** What every page can read of the comparisons. */
export interface ChangesData {
  /** Archived versions that differ from today's content. */
  differing: string[];
}

/**
 * Adds /changes with the newest comparison, the comparisons of each version with the next one and with
 * today. Everything is computed from the content of the versions; nothing is written by hand.
 */
export default function changesPlugin({siteDir, baseUrl}: LoadContext): Plugin<Changes[]> {
  return {
    name: 'changes',
    // The preview has no archives, and comparing with them takes a third of its time to start. The build reads
    // the other content at the same time.
    loadContent: async () =>
      process.env.NODE_ENV === 'development'
        ? []
        : inThread<typeof readChanges>(
            'src/features/changes/model/index.ts',
            'readChanges',
            siteDir,
          ),
    async contentLoaded({content: changes, actions: {addRoute, createData, setGlobalData}}) {
      const withToday = changes.filter(({to}) => to === TODAY);
      const data: ChangesData = {
        differing: withToday.filter((one) => countOf(one) > 0).map(({from}) => from),
      };
      setGlobalData(data);
      if (isOff(CHANGES)) return;
      const component = '@site/src/features/changes';
      const below = (route: string): string => baseUrl + route.slice(1);
      const newest = newestChanges(changes);
      for (const comparison of changes) {
        const name = `${comparison.from}-${comparison.to}.json`;
        await createData(name, comparison);
        // Not the absolute path, which would be published.
        const modules = {changes: `@generated/changes/default/${name}`};
        const route = {component, modules, exact: true};
        if (comparison === newest) addRoute({...route, path: below(CHANGES)});
        addRoute({...route, path: below(changesRoute(comparison.from, comparison.to))});
      }
      // Without an archive, the page says so.
      if (changes.length === 0) {
        addRoute({path: below(CHANGES), component, exact: true});
      }
    },
  };
}
