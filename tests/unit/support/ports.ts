import http from 'node:http';
import net, {type AddressInfo} from 'node:net';

/** A port at which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = http.createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Sends the start of a request, and breaks off. */
export function breakOff(origin: string, start: string): Promise<void> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(start, () => socket.destroy());
    });
    socket.on('close', () => resolve()).on('error', reject);
  });
}
