/** `npm start`: builds the production site and serves it. Checks the port before the build. */
import {spawnSync} from 'node:child_process';

import {portFrom} from './serve/port';
import {fail, portError, serve} from './serve/run';

async function main(): Promise<void> {
  const chosen = portFrom(process.argv.slice(2), process.env.PORT);
  if ('fault' in chosen) {
    fail(chosen.fault);
    return;
  }
  const error = await portError(chosen.port);
  if (error) {
    fail(error);
    return;
  }
  const {status} = spawnSync('npm run --silent build', {shell: true, stdio: 'inherit'});
  if (status === 0) serve(chosen.port);
  else process.exitCode = status ?? 1;
}

void main();
