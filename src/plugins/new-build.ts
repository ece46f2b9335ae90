import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeFiles} from '../lib/files';
import {fingerprint} from '../lib/fingerprint';

/**
 * Publishes `/build.json` with the id of the build, so that open tabs notice a deployment. See
 * src/features/new-build/client.ts.
 */
export default function newBuild({siteDir, baseUrl}: LoadContext): Plugin {
  const build = {id: fingerprint(siteDir)};
  return {
    name: 'new-build',
    getClientModules: () => [path.join(siteDir, 'src/features/new-build/client')],
    async contentLoaded({actions: {createData}}) {
      // Imported as @generated/new-build/default/build.json
      await createData('build.json', {...build, url: `${baseUrl}build.json`});
    },
    postBuild: ({outDir}) => writeFiles(outDir, {'build.json': `${JSON.stringify(build)}\n`}),
  };
}
