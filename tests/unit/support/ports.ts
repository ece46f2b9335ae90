import {once} from 'node:events';
import net, {type AddressInfo} from 'node:net';

/** Starts a server on a free port of this machine, which it returns. */
export async function listen(server: net.Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}
