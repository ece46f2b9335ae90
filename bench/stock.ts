/** `npx tsx bench/stock.ts [--runs 3]`: a stock Docusaurus site with and without our packages. See README.md. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {buildStockSite} from '../tests/unit/support/stock-site';
import {cellsOf, columns, lighthouse, medians, type Report} from './pages';
import {table} from './report';
import {prepare, root, withServer, work} from './site';

const PAGES = {document: '/docs/intro', home: '/'};

/** Builds a variant of the site, compressed. */
function buildVariant(name: string, withPackages: boolean): string {
  const folder = path.join(work, `stock-${name}`);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const build = buildStockSite(folder, {withPackages});
  const tools = [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    path.join(root, 'scripts/compress.ts'),
  ];
  execFileSync(process.execPath, tools, {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
  return build;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '3'}}});
  const runs = Number(values.runs);
  const browser = prepare();
  const [plain, deferred] = [buildVariant('plain', false), buildVariant('deferred', true)];
  await withServer(plain, 'stock-plain', async (without) =>
    withServer(deferred, 'stock-deferred', async (withPackages) => {
      const measured = Object.entries(PAGES).flatMap(([page, route]) => [
        {name: `${page}, as it comes`, url: without + route, reports: [] as Report[]},
        {name: `${page}, with the packages`, url: withPackages + route, reports: [] as Report[]},
      ]);
      // The sites alternate, so that a slow minute of the machine affects both.
      for (let run = 1; run <= runs; run += 1) {
        for (const {name, url, reports} of measured) reports.push(lighthouse(browser, url, name));
      }
      const rows = measured.map(({name, reports}) => [name, ...cellsOf(medians(reports))]);
      console.log(table(runs, ['page', ...columns], rows));
    }),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
