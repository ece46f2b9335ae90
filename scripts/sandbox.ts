/** `npm run sandbox`: the API on this machine, as the contract describes it, for programs under test. */
import api from '../docs/_figures/api.json';
import {bundleContract} from '../src/features/contract/bundle';
import {TEST_KEYS} from './sandbox/keys';
import {startSandbox} from './sandbox/server';
import {portFrom} from './serve/port';

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
if ('fault' in chosen) {
  console.error(chosen.fault);
  process.exitCode = 1;
} else {
  start(chosen.port).catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${chosen.port} is taken. Choose another: npm run sandbox -- --port ${chosen.port + 1}`
        : error.message,
    );
    process.exitCode = 1;
  });
}
