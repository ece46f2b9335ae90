/** `npx tsx scripts/report.ts`: writes a report for the content owner to report/report.md. */
import fs from 'node:fs';
import path from 'node:path';

import {readContext} from './check/context';
import {toMarkdown} from './report/document';
import {ages, orphans, readTimes} from './report/pages';
import {disagreements, glossaryCoverage, visitorMessages} from './report/sections';

const FILE = 'report/report.md';

const context = readContext(process.cwd());
const sections = [
  ages(context),
  readTimes(context),
  disagreements(context),
  orphans(context),
  visitorMessages(),
  glossaryCoverage(context),
];
fs.mkdirSync(path.dirname(FILE), {recursive: true});
fs.writeFileSync(FILE, toMarkdown(context.today, sections));
console.log(`Wrote ${FILE}`);
