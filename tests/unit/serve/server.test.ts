import type {AddressInfo} from 'node:net';

import {describe} from 'vitest';

import {createPortalServer} from '@site/scripts/serve/server';
import {behavesWell} from './behaviour';
import {build} from './built';

describe('the server of npm run serve', () => {
  behavesWell(
    async () => {
      const server = createPortalServer(build);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return {
        port: (server.address() as AddressInfo).port,
        stop: () => new Promise((resolve) => server.close(() => resolve())),
      };
    },
    {brotli: true, partsOfCopies: true, foreignCase: true},
  );
});
