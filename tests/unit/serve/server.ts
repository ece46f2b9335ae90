import type {Started} from '@site/scripts/serve/nginx';
import {createPortalServer} from '@site/scripts/serve/server';
import {listen} from '../support/ports';
import {build} from './built';

export async function startServer(): Promise<Started> {
  const server = createPortalServer(build);
  return {
    port: await listen(server),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
