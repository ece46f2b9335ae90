import http from 'node:http';

/** The response of a server, with its body as it came over the wire. */
export interface Reply {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  /** Names of all headers in lower case, including repeated ones. */
  names: string[];
  body: Buffer;
}

/** Sends the path exactly as written, which fetch would normalise first. */
export function askAt(
  port: number,
  path: string,
  options: http.RequestOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
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
