import {describe} from 'vitest';

import {temporaryFolder} from '../support/temporary';
import {behavesWell, build} from './behaviour';
import {hasBrotli, hasNginx, startNginx} from './nginx';

// Where nginx is not installed, its tests are shown as skipped.
describe.skipIf(!hasNginx)('nginx with the generated configuration', () => {
  behavesWell(() => startNginx(build, temporaryFolder()), {brotli: hasBrotli, foreignCase: false});
});
