/** `npx tsx bench/run.ts [pages] [interaction] [--runs 5] [--write]`, see README.md. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {benchInteraction} from './interaction';
import {benchPages} from './pages';
import {replaceBetween} from './report';
import {bench, build, prepare, withServer} from './site';

const PARTS = {pages: benchPages, interaction: benchInteraction};

async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {runs: {type: 'string', default: '5'}, write: {type: 'boolean', default: false}},
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs needs a positive whole number');
  const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Error(`"${unknown}" is none of ${Object.keys(PARTS).join(', ')}`);

  const browser = prepare();
  const readme = path.join(bench, 'README.md');
  await withServer(build, 'portal', async (origin) => {
    for (const [name, measure] of Object.entries(PARTS)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      const markdown = (await measure({origin, browser, runs})).trim();
      console.log(`\n## ${name}\n\n${markdown}`);
      if (!values.write) continue;
      fs.writeFileSync(readme, replaceBetween(fs.readFileSync(readme, 'utf8'), name, markdown));
    }
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
