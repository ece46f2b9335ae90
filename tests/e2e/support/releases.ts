import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {startNginx} from '../../../scripts/serve/nginx';
import {createPortalServer} from '../../../scripts/serve/server';

const BUILD = path.resolve('build');
/** Folder of the next release, which `next-release.setup.ts` builds. */
export const NEXT_RELEASE = path.resolve('test-results/next-release');
/** The taker fee of the lowest tier in the build and in the next release. */
export const FEE = {before: '0.35%', after: '0.39%'};

/** A site that keeps its address when another release is published. */
export interface Site {
  origin: string;
  /** Replaces the build with the next release. */
  publish: () => Promise<void>;
  /** Answers every request with 503 from now on. */
  fail: () => Promise<void>;
  stop: () => Promise<void>;
}

const unavailable = (_: http.IncomingMessage, response: http.ServerResponse): void => {
  response.writeHead(503, {'Content-Type': 'text/html', 'Retry-After': '60'});
  response.end('<h1>Service unavailable</h1>');
};

function listen(server: http.Server, port = 0): Promise<number> {
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The project's own server. */
export async function startOwn(): Promise<Site> {
  let current = createPortalServer(BUILD);
  const server = http.createServer((...exchange) => current.emit('request', ...exchange));
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    publish: () => {
      current = createPortalServer(NEXT_RELEASE);
      return Promise.resolve();
    },
    fail: () => {
      current = http.createServer(unavailable);
      return Promise.resolve();
    },
    stop: () => close(server),
  };
}

/** nginx, restarted with the configuration of each release. */
export async function startNginxSite(): Promise<Site> {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  let nginx = await startNginx(BUILD, work);
  const outage = http.createServer(unavailable);
  return {
    origin: `http://127.0.0.1:${nginx.port}`,
    publish: async () => {
      await nginx.stop();
      nginx = await startNginx(NEXT_RELEASE, work, nginx.port);
    },
    fail: async () => {
      await nginx.stop();
      await listen(outage, nginx.port);
    },
    stop: () => (outage.listening ? close(outage) : nginx.stop()),
  };
}
