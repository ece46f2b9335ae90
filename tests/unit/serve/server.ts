import type {AddressInfo} from 'node:net';

import type {Started} from '@site/scripts/serve/nginx';
import {createPortalServer} from '@site/scripts/serve/server';
import {build} from './built';

/** Starts the server of `npm run serve` on a free port. */
export async function startServer(): Promise<Started> {
  const server = createPortalServer(build);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
