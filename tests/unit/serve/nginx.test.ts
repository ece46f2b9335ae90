import {describe} from 'vitest';

import {hasBrotli, hasNginx, startNginx} from '@site/scripts/serve/nginx';

import {temporaryFolder} from '../support/temporary';
import {behavesWell} from './behaviour';
import {build} from './built';

// Where nginx or its module is not installed, its tests are shown as skipped; `npm test` says why.
describe.skipIf(!hasNginx)('nginx with the generated configuration', () => {
  behavesWell(() => startNginx(build, temporaryFolder()), {
    brotli: hasBrotli,
    partsOfCopies: false,
    foreignCase: false,
  });
});
