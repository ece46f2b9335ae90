import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {STATUS, statusFeed} from '../features/status/feed';
import {readStatus, STATUS_FILE} from '../features/status/read';
import type {Status} from '../features/status/schema';
import {writeFiles} from '../lib/files';
import {generated} from '../lib/generated';

/** Adds /status and its feeds, from the file that operators edit. */
export default function statusPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin<Status> {
  return {
    name: 'status',
    getPathsToWatch: () => [path.join(siteDir, STATUS_FILE)],
    loadContent: () => readStatus(siteDir),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const data = await createData('status.json', content);
      addRoute({
        path: STATUS,
        exact: true,
        component: '@site/src/features/status',
        modules: {status: generated(generatedFilesDir, data)},
      });
    },
    postBuild({content, outDir}) {
      const {atom, rss} = statusFeed(content);
      writeFiles(path.join(outDir, STATUS), {'atom.xml': atom, 'rss.xml': rss});
    },
  };
}
