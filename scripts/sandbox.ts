/** `npm run sandbox`: a local sandbox of the API, as the contract describes it, to test client programs. */
import {runSandbox} from '@portal/sandbox';

import {bundleContract} from '../src/features/contract/bundle';
import {rules} from '../src/features/sandbox/rules';
import {reasonOf} from '../src/lib/finding';
import {fail} from './serve/run';

bundleContract(process.cwd())
  .then((contract) => runSandbox(contract, rules))
  .catch((error: unknown) => fail(reasonOf(error)));
