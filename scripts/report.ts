/** `npx tsx scripts/report.ts`: writes a report for the content owner to report/, as HTML and Markdown. */
import fs from 'node:fs';
import path from 'node:path';

import {readContext} from './check/context';
import {checks, runChecks} from './check/index';
import {toHtml, toMarkdown} from './report/formats';
import {reportOn} from './report/report';

const FOLDER = 'report';

async function main(): Promise<void> {
  const root = process.cwd();
  const context = readContext(root, {strict: false});
  const report = reportOn(context, await runChecks(root, checks, context));
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  const html = toHtml(report, read('src/css/tokens.css'), read('scripts/report/style.css'));
  fs.mkdirSync(path.join(root, FOLDER), {recursive: true});
  fs.writeFileSync(path.join(root, FOLDER, 'index.html'), html);
  fs.writeFileSync(path.join(root, FOLDER, 'report.md'), `${toMarkdown(report)}\n`);
  for (const {label, value} of report.sums) console.log(`${value.padStart(8)}  ${label}`);
  console.log(`\nWrote ${FOLDER}/index.html and ${FOLDER}/report.md`);
}

void main();
