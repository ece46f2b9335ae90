import net from 'node:net';

/** Bytes a second, and milliseconds from the phone to the server and back. */
const RATE = 1_600_000 / 8;
const ROUND_TRIP = 150;

export interface SlowLine {
  /** Port on this machine that leads to the server by the slow line. */
  port: number;
  stop: () => Promise<void>;
}

/**
 * A line to a server that is as slow as a phone's. What a browser can slow down by itself is the page
 * alone, and not what its workers ask for.
 *
 * @param target port of the server on this machine
 */
export async function slowLine(target: number): Promise<SlowLine> {
  const sockets = new Set<net.Socket>();
  // All connections share the line.
  let free = 0;
  const server = net.createServer((phone) => {
    const far = net.connect(target, '127.0.0.1');
    for (const socket of [phone, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // A new connection takes a round trip before anything is sent on it.
    const open = performance.now() + ROUND_TRIP;
    const there = inOrder();
    const back = inOrder();
    phone.on('data', (data) => {
      const at = Math.max(open, performance.now()) + ROUND_TRIP / 2;
      there(at, () => far.write(data));
    });
    far.on('data', (data) => {
      free = Math.max(free, performance.now()) + (data.length / RATE) * 1000;
      back(free + ROUND_TRIP / 2, () => phone.write(data));
    });
    phone.on('end', () => there(performance.now(), () => far.end()));
    far.on('end', () => back(performance.now(), () => phone.end()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Does things at their times, and never one before those that were asked for earlier. */
function inOrder(): (at: number, run: () => void) => void {
  let last = Promise.resolve();
  return (at, run) => {
    last = last
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, at - performance.now())))
      .then(run);
  };
}
