/** `npm run serve -- --port N`: serves build/ as production does. */
import fs from 'node:fs';
import path from 'node:path';

import {portFrom} from './serve/port';
import {createPortalServer} from './serve/server';

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function main(): void {
  const build = path.resolve('build');
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    fail('There is no build to serve. Run: npm run build');
    return;
  }
  const chosen = portFrom(process.argv.slice(2), process.env.PORT);
  if ('fault' in chosen) {
    fail(chosen.fault);
    return;
  }
  const {port} = chosen;
  const server = createPortalServer(build);
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another: PORT=${port === 65_535 ? 3000 : port + 1} npm start`
        : `The server cannot listen on port ${port}: ${error.message}`,
    );
  });
  server.listen(port, () => console.log(`Serving build/ at http://localhost:${port}`));
}

main();
