import {afterAll, beforeAll, describe} from 'vitest';

import {hasNginx, type Started, startNginx} from '@site/scripts/serve/nginx';
import {temporaryFolder} from '../support/temporary';
import {build, startServer} from './built';
import {withstandsNoise} from './noise';

const SERVERS: [name: string, start: () => Promise<Started>][] = [
  ['the server of npm run serve', startServer],
];
// `npm test` says why nginx is missing.
if (hasNginx) SERVERS.push(['nginx', () => startNginx(build, temporaryFolder())]);

describe.each(SERVERS)('%s', (_, start) => {
  let server: Started;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  withstandsNoise(() => server.port, 10_000);
});
