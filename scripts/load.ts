/**
 * `npx tsx scripts/load.ts [requests]`: asks nginx with the generated configuration, and the server
 * of `npm run serve`, for pages, files, redirects and missing paths of build/, and prints as a table
 * of Markdown what became of 200,000 requests each. None may be lost or get another answer.
 */
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {kindsOf} from './load/kinds';
import {ask, hasWrk} from './load/wrk';
import {hasNginx, type Started, startNginx} from './serve/nginx';
import {readRoutes} from './serve/routes';
import {createPortalServer} from './serve/server';

/** Requests that each server has to answer. */
const REQUESTS = 200_000;

async function startOwn(build: string): Promise<Started> {
  const server = createPortalServer(build);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What keeps the load from being run, as one sentence; undefined where nothing does. */
function obstacle(build: string): string | undefined {
  if (!hasWrk()) return 'wrk is needed to load the servers. Install it (apt-get install wrk)';
  if (!hasNginx) return 'nginx is needed. Install it (apt-get install nginx-light)';
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    return 'There is no build to load. Run: npm run build';
  }
  return undefined;
}

async function main(): Promise<void> {
  const build = path.resolve('build');
  const hindered = obstacle(build);
  if (hindered) throw new Error(hindered);
  const wanted = Number(process.argv[2] ?? REQUESTS);
  if (!Number.isInteger(wanted) || wanted < 1) {
    throw new Error(`"${process.argv[2]}" is no number of requests`);
  }
  const kinds = kindsOf(readRoutes(build));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'));
  const servers = {nginx: () => startNginx(build, folder), serve: () => startOwn(build)};
  let faults = 0;
  console.log('| server | asked for | requests | lost | other status | a second | p99 (ms) |');
  console.log('| --- | --- | --: | --: | --: | --: | --: |');
  try {
    for (const [name, start] of Object.entries(servers)) {
      const server = await start();
      for (const kind of kinds) {
        const measured = await ask(server.port, kind, Math.ceil(wanted / kinds.length), folder);
        const {requests, lost, wrong, perSecond, p99} = measured;
        faults += lost + wrong;
        const cells = [
          name,
          kind.name,
          requests,
          lost,
          wrong,
          perSecond.toFixed(0),
          p99.toFixed(1),
        ];
        console.log(`| ${cells.join(' | ')} |`);
      }
      await server.stop();
    }
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  console.log(faults === 0 ? '\nNone lost' : `\n${faults} lost or answered wrongly`);
  process.exitCode = faults === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
