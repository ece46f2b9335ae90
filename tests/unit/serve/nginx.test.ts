import fs from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {hasNginx, type Started, startNginx} from '@site/scripts/serve/nginx';
import {temporaryFolder} from '../support/temporary';
import {askAt} from './ask';
import {build} from './built';
import {refusesWell} from './refusals';

// Without nginx, its tests are skipped; `npm test` says why.
describe.skipIf(!hasNginx)('nginx with the generated configuration', () => {
  let nginx: Started;
  beforeAll(async () => {
    nginx = await startNginx(build, temporaryFolder());
  });
  afterAll(() => nginx.stop());

  refusesWell(() => nginx.port);

  it('serves the hashed files of an earlier release that are still there', async () => {
    fs.writeFileSync(path.join(build, 'assets/js/earlier.0a1b2c3d.js'), '1');
    const {status, headers} = await askAt(nginx.port, '/assets/js/earlier.0a1b2c3d.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
  });
});
