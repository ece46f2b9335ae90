import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {hasBrotli, hasNginx, startNginx} from '@site/scripts/serve/nginx';
import {temporaryFolder} from '../support/temporary';
import {behavesWell} from './behaviour';
import {build} from './built';

// Without nginx or its Brotli module, its tests are skipped; `npm test` says why.
describe.skipIf(!hasNginx)('nginx with the generated configuration', () => {
  behavesWell(() => startNginx(build, temporaryFolder()), {
    brotli: hasBrotli,
    partsOfCopies: false,
    foreignCase: false,
  });

  it('serves the hashed files of an earlier release that are still there', async () => {
    const nginx = await startNginx(build, temporaryFolder());
    fs.writeFileSync(path.join(build, 'assets/js/earlier.0a1b2c3d.js'), '1');
    const response = await fetch(`http://127.0.0.1:${nginx.port}/assets/js/earlier.0a1b2c3d.js`);
    await nginx.stop();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });
});
