import http from 'node:http';
import path from 'node:path';

import type {Page} from 'playwright/test';

import {createPortalServer} from '../../../scripts/serve/server';
import {listen} from '../../unit/support/ports';
import {fee} from './fees';

const BUILD = path.resolve('build');
/** Folder of the next release, which `next-release.setup.ts` builds. */
export const NEXT_RELEASE = path.resolve('test-results/next-release');
/** The taker fee of the lowest tier in the build and in the next release. */
export const FEE = {before: fee('trading.tier.standard.taker'), after: '0.39%'};

/** A site that keeps its address when another release is published. */
export interface Site {
  origin: string;
  publish: () => Promise<void>;
  /** Answers every request with 503 from now on. */
  fail: () => Promise<void>;
  stop: () => Promise<void>;
}

const unavailable = (_: http.IncomingMessage, response: http.ServerResponse): void => {
  response.writeHead(503, {'Content-Type': 'text/html', 'Retry-After': '60'});
  response.end('<h1>Service unavailable</h1>');
};

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export async function startSite(): Promise<Site> {
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

export function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}
