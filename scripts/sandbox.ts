/** `npm run sandbox`: a local sandbox of the API, as the contract describes it, to test client programs. */
import {bundleContract} from '../src/features/contract/bundle';
import {reasonOf} from '../src/lib/finding';
import {runSandbox} from './sandbox/run';
import {fail} from './serve/run';

bundleContract(process.cwd())
  .then(runSandbox)
  .catch((error: unknown) => fail(reasonOf(error)));
