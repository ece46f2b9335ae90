/**
 * `npm run adopt -- company.yaml`: makes this site that of another company. Without a file, it asks. No change may be
 * uncommitted, so that git can undo it.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';

import {stringify} from 'yaml';

import {count} from '../src/lib/count';
import {inspectFile} from '../src/lib/data-file';
import {formatFinding, reasonOf} from '../src/lib/finding';
import {companySchema, ownValues} from './adopt/company';
import {adopted, lawPages, type Texts} from './adopt/site';
import {uncommittedChanges} from './cut/preflight';
import {fail} from './serve/run';

const ASKED = 'company.yaml';

/** Asks for what a company file must have, and writes it as the file. */
async function ask(file: string): Promise<void> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const answers: Record<string, string> = {};
  for (const [key, schema] of Object.entries(companySchema.shape)) {
    if (schema.safeParse(undefined).success) continue;
    const now = ownValues[key as keyof typeof ownValues];
    while (!schema.safeParse(answers[key]).success) {
      answers[key] = (await terminal.question(`${key} (now ${now}): `)).trim();
    }
  }
  terminal.close();
  fs.writeFileSync(file, stringify(answers));
  console.log(`Your answers are in ${file}`);
}

/** The texts that git keeps, by their paths. */
function readTexts(root: string): Texts {
  const {stdout} = spawnSync('git', ['ls-files', '-z'], {cwd: root, maxBuffer: 2 ** 26});
  const names = stdout.toString().split('\0').filter(Boolean);
  const files = names.filter((name) => fs.lstatSync(path.join(root, name)).isFile());
  const read = files.map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')] as const);
  return new Map(read.filter(([, text]) => !text.includes('\0') && !text.includes('\ufffd')));
}

async function main(): Promise<void> {
  const root = process.cwd();
  const [file = ASKED] = process.argv.slice(2);
  // The company file and the logo may be new.
  const dirty = uncommittedChanges(root, '--untracked-files=no');
  if (dirty) return fail(dirty);
  if (process.argv[2] === undefined) await ask(file);
  const {data: company, findings} = inspectFile(path.resolve(file), file, companySchema);
  if (!company) return fail(findings.map(formatFinding).join('\n') || `There is no ${file}`);
  const before = readTexts(root);
  const after = adopted(before, company);
  const changed = [...after].filter(([name, text]) => text !== before.get(name));
  for (const [name, text] of changed) fs.writeFileSync(path.join(root, name), text);
  // They are what the former company published.
  for (const folder of ['versioned_docs', 'versioned_sidebars'])
    fs.rmSync(path.join(root, folder), {recursive: true, force: true});
  fs.writeFileSync(path.join(root, 'versions.json'), '[]\n');
  if (company.logo) fs.copyFileSync(company.logo, path.join(root, 'static/img/logo.svg'));
  console.log(`${company.name}: ${count(changed.length, 'file')} changed.
These speak of the law or the authorities of one country. Read them, and write them for ${company.country}:
${lawPages(before).join('\n')}
Next: npm run owner and npm test. To undo it: git checkout .`);
  // Each as a process of its own, because this one has read the former brand.
  for (const command of ['oxfmt', 'tsx scripts/pictures.ts', 'tsx scripts/pdf.ts']) {
    const {status} = spawnSync(`npx ${command}`, {shell: true, stdio: 'inherit'});
    if (status !== 0) fail(`Run npx ${command} when its fault is repaired`);
  }
}

main().catch((error: unknown) => fail(reasonOf(error)));
