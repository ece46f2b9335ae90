import {describe} from 'vitest';

import {temporaryFolder} from '../support/temporary';
import {behavesWell} from './behaviour';
import {build} from './built';
import {hasBrotli, hasNginx, startNginx} from './nginx';

// Where nginx is not installed, its tests are shown as skipped.
describe.skipIf(!hasNginx)('nginx with the generated configuration', () => {
  behavesWell(() => startNginx(build, temporaryFolder()), {
    brotli: hasBrotli,
    partsOfCopies: false,
    foreignCase: false,
  });
});
