import http from 'node:http';
import net from 'node:net';

/** The response of a server, with its body as it came over the wire. */
export interface Reply {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  /** Names of all headers in lower case, including repeated ones. */
  names: string[];
  body: Buffer;
}

/** Sends the path exactly as written, which fetch would normalise first. */
export function askAt(port: number, path: string, options: http.RequestOptions = {}) {
  return new Promise<Reply>((resolve, reject) => {
    const request = http.request(
      {host: '127.0.0.1', port, path, agent: false, ...options},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            names: response.rawHeaders
              .filter((_, index) => index % 2 === 0)
              .map((name) => name.toLowerCase()),
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/**
 * Sends bytes as they are, says that no more follow, and returns all that comes back until the server
 * ends the connection. A reset by the server is a response too.
 */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1');
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.end(Buffer.from(text, 'latin1'));
  });
}
