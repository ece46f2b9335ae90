/** `npx tsx scripts/report.ts`: writes a report for the content owner to report/report.md. */
import fs from 'node:fs';
import path from 'node:path';

import {readContext} from './check/context';
import {checks, runChecks} from './check/index';
import {toMarkdown} from './report/document';
import {reportOn} from './report/report';

const FILE = 'report/report.md';

async function main(): Promise<void> {
  const root = process.cwd();
  const context = readContext(root, {strict: false});
  const report = reportOn(context, await runChecks(root, checks, context));
  fs.mkdirSync(path.dirname(FILE), {recursive: true});
  fs.writeFileSync(FILE, toMarkdown(report));
  for (const [label, value] of Object.entries(report.sums)) {
    console.log(`${String(value).padStart(8)}  ${label}`);
  }
  console.log(`\nWrote ${FILE}`);
}

void main();
