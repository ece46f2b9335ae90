import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {basePath} from '../../src/config/site';
import {createPortalServer} from './server';

/** Prints a message and sets the exit code. */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/**
 * The port to listen on: `--port N` or `--port=N`, otherwise PORT from the environment, otherwise 3000. Undefined, with
 * a message, if that is not a whole number from 1 to 65535.
 */
export function chosenPort(): number | undefined {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: process.env.PORT || '3000'}},
    strict: false,
  });
  // `--port` without a number is `true`.
  const given = typeof values.port === 'string' ? values.port : '';
  const port = Number(given);
  if (/^\d+$/.test(given) && port >= 1 && port <= 65_535) return port;
  fail(`"${given}" is not a port. Use a number from 1 to 65535, as in PORT=3001`);
  return undefined;
}

/** Why the server cannot listen on a port; undefined if it can. */
export function portError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(listenError(error, port)));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}

function listenError(error: NodeJS.ErrnoException, port: number): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Choose another, as in PORT=${port < 65_535 ? port + 1 : 3000}`
    : `The server cannot listen on port ${port}: ${error.message}`;
}

export function serve(port: number): void {
  const build = path.resolve('build');
  if (!fs.existsSync(path.join(build, '_redirects'))) {
    return fail('There is no build to serve. Run: npm run build');
  }
  const server = createPortalServer(build);
  server.on('error', (error) => fail(listenError(error, port)));
  server.listen(port, () => console.log(`Serving build/ at http://localhost:${port}${basePath}`));
}
