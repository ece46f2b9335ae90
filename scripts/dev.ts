/** `npm run dev`: the live preview, without caches of an earlier one. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

/** A build deletes `.docusaurus/`, and may run beside the preview. */
const GENERATED = '.docusaurus-dev';

fs.rmSync(GENERATED, {recursive: true, force: true});
// Ctrl+C ends the preview, and then this process.
process.on('SIGINT', () => undefined);
const {status} = spawnSync(
  process.execPath,
  [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'start', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  },
);
process.exitCode = status ?? 0;
