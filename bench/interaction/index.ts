import fs from 'node:fs';
import path from 'node:path';

import {chromium} from 'playwright';

import {startNginx} from '../../scripts/serve/nginx';
import {conditions} from '../conditions';
import {table} from '../markdown';
import type {Options} from '../options';
import {build, work} from '../paths';
import {clickEarly} from './early';
import {measureInteractions} from './measure';

/** Milliseconds from a touch to the next paint, at most. */
const BUDGET = 100;

/** How fast pages answer to what readers do, on a processor four times slower. */
export async function benchInteraction({runs}: Options, executablePath: string): Promise<string> {
  const folder = path.join(work, 'nginx-interaction');
  fs.mkdirSync(folder, {recursive: true});
  const server = await startNginx(build, folder);
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    const origin = `http://127.0.0.1:${server.port}`;
    const answered = await measureInteractions(browser, origin, runs);
    const early = await clickEarly(browser, origin);
    return [
      conditions(`${runs} ${runs === 1 ? 'run' : 'runs'}, processor slowed four times`),
      table(
        [
          'interaction',
          'median ms',
          'worst ms',
          'as first touch: median',
          'worst',
          `at most ${BUDGET} ms`,
          'first touch until it is there',
        ],
        answered.map(({name, running, first, there}) => [
          name,
          ...[running.median, running.worst, first.median, first.worst].map(String),
          Math.max(running.median, first.median) <= BUDGET ? 'met' : 'MISSED',
          `${there.median} (${there.worst})`,
        ]),
      ),
      table(
        ['clicked before the script came', 'result', 'none is lost'],
        early.map(({name, lost}) => [name, lost ? 'lost' : 'answered', lost ? 'MISSED' : 'met']),
      ),
    ].join('\n\n');
  } finally {
    await browser.close();
    await server.stop();
  }
}
