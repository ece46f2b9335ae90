import {describe} from 'vitest';

import {hasBrotli, hasNginx, startNginx} from '@site/scripts/serve/nginx';

import {temporaryFolder} from '../support/temporary';
import {behavesWell, build} from './behaviour';

// Where nginx is not installed, its tests are shown as skipped.
describe.skipIf(!hasNginx)('nginx with the generated configuration', () => {
  behavesWell(() => startNginx(build, temporaryFolder()), {brotli: hasBrotli, foreignCase: false});
});
