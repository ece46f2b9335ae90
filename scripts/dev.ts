/** `npm run dev`: the live preview, without caches from earlier runs. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

/** Not `.docusaurus/`, because a build deletes that and may run at the same time as the preview. */
const GENERATED = '.docusaurus-dev';

fs.rmSync(GENERATED, {recursive: true, force: true});
// Ctrl+C stops the preview; this process then exits as well.
process.on('SIGINT', () => undefined);
const {status} = spawnSync(
  process.execPath,
  [
    require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
    'start',
    '--config',
    'scripts/build/config.cjs',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      TSX_DISABLE_CACHE: '1',
    },
  },
);
process.exitCode = status ?? 0;
