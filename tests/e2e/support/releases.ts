import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {startNginx} from '../../../scripts/serve/nginx';
import {createPortalServer} from '../../../scripts/serve/server';

const BUILD = path.resolve('build');
/** The taker fee of the lowest tier, and what the next release makes of it. */
export const FEE = {before: '0.25%', after: '0.29%'};

const TEXT = /\.(html|js|css|json|md|xml|txt)$/;

/**
 * Writes the next release as a copy of the build in which all fingerprints and one fee are others. A
 * second build would take more than a minute; what tabs of the previous release meet is the same: other
 * names, other text, and nothing left under the old names.
 */
export function writeNextRelease(target: string): void {
  const files = fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((name) => fs.statSync(path.join(BUILD, name)).isFile() && !/\.(br|gz)$/.test(name));
  const {id} = JSON.parse(fs.readFileSync(path.join(BUILD, 'build.json'), 'utf8')) as {id: string};
  const fingerprints = new Set(
    [id].concat(files.flatMap((name) => /\.([\da-f]{8})\.(?:js|css)$/.exec(name)?.[1] ?? [])),
  );
  const renamed = (text: string): string =>
    text.replace(/\b[\da-f]{8}(?:[\da-f]{4})?\b/g, (word) =>
      fingerprints.has(word) ? [...word].reverse().join('') : word,
    );
  for (const name of files) {
    const file = path.join(target, renamed(name));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    if (TEXT.test(name)) {
      const text = fs.readFileSync(path.join(BUILD, name), 'utf8');
      fs.writeFileSync(file, renamed(text).replaceAll(FEE.before, FEE.after));
    } else fs.copyFileSync(path.join(BUILD, name), file);
  }
}

/** A site on one address, whatever is published there. */
export interface Site {
  origin: string;
  /** Publishes a release in the place of the present one. */
  publish: (release: string) => Promise<void>;
  /** Answers everything with 503 from now on. */
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
    publish: (release) => {
      current = createPortalServer(release);
      return Promise.resolve();
    },
    fail: () => {
      current = http.createServer(unavailable);
      return Promise.resolve();
    },
    stop: () => close(server),
  };
}

/** nginx, started again with its new configuration by each release. */
export async function startNginxSite(): Promise<Site> {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  let nginx = await startNginx(BUILD, work);
  const outage = http.createServer(unavailable);
  return {
    origin: `http://127.0.0.1:${nginx.port}`,
    publish: async (release) => {
      await nginx.stop();
      nginx = await startNginx(release, work, nginx.port);
    },
    fail: async () => {
      await nginx.stop();
      await listen(outage, nginx.port);
    },
    stop: () => (outage.listening ? close(outage) : nginx.stop()),
  };
}
