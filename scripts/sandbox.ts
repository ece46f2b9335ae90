/** `npm run sandbox`: a local sandbox of the API, as the contract describes it, to test client programs. */
import {bundleContract} from '../src/features/contract/bundle';
import {runSandbox} from '../src/features/sandbox/run';
import {reasonOf} from '../src/lib/finding';
import {fail} from './serve/run';

bundleContract(process.cwd())
  .then(runSandbox)
  .catch((error: unknown) => fail(reasonOf(error)));
