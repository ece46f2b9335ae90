import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {describe, expect, it, test} from 'vitest';

import {kindsOf} from '@site/scripts/load/kinds';
import {ask, hasWrk} from '@site/scripts/load/wrk';
import {answerFor} from '@site/scripts/serve/routes';

import {temporaryFolder} from '../support/temporary';

const routes = new Map(
  ['/', '/features', '/2024-11/fees', '/assets/Main.1a.js', '/żółw'].map((route) => [
    route.toLowerCase(),
    route,
  ]),
);

describe('what the servers are asked for', () => {
  const kinds = kindsOf(routes);

  test.each(kinds)('$name: each path gets $status', ({status, paths}) => {
    const expected = {200: 'file', 301: 'redirect', 404: 'missing'}[status];
    expect(paths).not.toEqual([]);
    for (const path of paths) expect(answerFor(path, routes).kind, path).toBe(expected);
  });

  it('is never nothing', () => {
    expect(() => kindsOf(new Map())).toThrow('nothing to ask for');
  });
});

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
