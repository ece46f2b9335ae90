import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {expect, test} from 'vitest';

import {ask, hasWrk} from '@site/scripts/load/wrk';

import {temporaryFolder} from '../support/temporary';

// Where wrk is not installed, nothing is loaded.
test.skipIf(!hasWrk())('lost requests and other answers are counted', async () => {
  let count = 0;
  const server = http.createServer((request, response) => {
    count += 1;
    if (count % 100 === 0) request.socket.destroy();
    else response.writeHead(count % 10 === 0 ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const kind = {name: 'pages', status: 200, paths: ['/']};
  const measured = await ask(port, kind, 500, temporaryFolder(), 1);
  server.closeAllConnections();
  server.close();
  expect(measured.requests).toBeGreaterThanOrEqual(500);
  expect(measured.lost).toBeGreaterThan(0);
  expect(measured.wrong).toBeGreaterThan(0);
  expect(measured.wrong).toBeLessThan(measured.requests / 5);
});
