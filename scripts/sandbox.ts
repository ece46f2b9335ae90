/** `npm run sandbox`: a local mock of the API, as the contract describes it, to test client programs. */
import api from '../docs/_figures/api.json';
import {bundleContract} from '../src/features/contract/bundle';
import {TEST_KEYS} from './sandbox/keys';
import {startSandbox} from './sandbox/server';
import {portFrom} from './serve/port';
import {fail, listenError} from './serve/run';

const DEFAULT_PORT = '4010';

async function start(port: number): Promise<void> {
  const limits = {public: api['rate.public'].value, private: api['rate.private'].value};
  const {origin} = await startSandbox(await bundleContract(process.cwd()), TEST_KEYS, limits, port);
  console.log(`The sandbox answers at ${origin}. Stop it with Ctrl+C. For the samples:\n`);
  console.log(`export API_ORIGIN=${origin}`);
  for (const {key, secret, permissions} of TEST_KEYS) {
    console.log(`export API_KEY=${key} API_SECRET=${secret} # ${permissions.join(', ')}`);
  }
}

const chosen = portFrom(process.argv.slice(2), process.env.PORT ?? DEFAULT_PORT);
if ('fault' in chosen) fail(chosen.fault);
else {
  const {port} = chosen;
  start(port).catch((error: NodeJS.ErrnoException) => fail(listenError(error, port)));
}
