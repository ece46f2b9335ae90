/** `npx tsx bench/run.ts [--runs 5]`, see README.md. */
import {parseArgs} from 'node:util';

import {benchPages} from './pages';
import {build, prepare, withServer} from './site';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs needs a positive whole number');
  const browser = prepare();
  await withServer(build, 'portal', async (origin) => {
    console.log(await benchPages({origin, browser, runs}));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
