/** `npm start`: builds the production site and serves it. Checks the port before the build. */
import {spawnSync} from 'node:child_process';

import {chosenPort, fail, portError, serve} from './serve/run';

async function main(): Promise<void> {
  const port = chosenPort();
  if (!port) return;
  const error = await portError(port);
  if (error) return fail(error);
  const {status} = spawnSync('npm run --silent build', {shell: true, stdio: 'inherit'});
  if (status === 0) serve(port);
  else process.exitCode = status ?? 1;
}

void main();
