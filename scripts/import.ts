/**
 * `npm run import -- FILE... --to docs/knowledge-base/payments`: brings articles from other documentation systems here.
 * Exit code 2 means that a file was not imported.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {type Dialect, importArticle, ImportError, type Note} from '@portal/markdown-import';

import {frontMatterSchemas} from '../src/content/front-matter';
import {categoriesOf, kindOf} from '../src/content/kinds';
import {currentTree} from '../src/content/tree';
import {pathFrom} from '../src/lib/files';
import {type Finding, formatFinding, reasonOf, suggestion} from '../src/lib/finding';
import {checkFiles} from './check/command';
import {ADMONITIONS} from './check/markup';
import {TO_WRITE} from './check/placeholders';
import {ALLOWED_TAGS} from './check/tags';

const USAGE = 'npm run import -- old/how-refunds-work.md --to docs/knowledge-base/payments';

const FIELDS = frontMatterSchemas.article.shape;

const dialect: Dialect = {
  admonitions: ADMONITIONS,
  tags: ALLOWED_TAGS,
  placeholder: TO_WRITE,
  accepts: (key, value) =>
    key in FIELDS && FIELDS[key as keyof typeof FIELDS].safeParse(value).success,
};

const GROUPS: Readonly<Record<Note['kind'], string>> = {
  taken: 'Taken over:',
  write: `To write, marked with "${TO_WRITE}":`,
  look: 'To look at:',
};

/** The files, and the folder from the root, with forward slashes. */
function orderIn(args: string[], root: string): {files: string[]; to: string} | {fault: string} {
  try {
    const {values, positionals: files} = parseArgs({
      args,
      allowPositionals: true,
      options: {to: {type: 'string'}},
    });
    if (files.length === 0) return {fault: USAGE};
    const tree = currentTree(root);
    const folders = categoriesOf(tree.folder)
      .map((category) => `docs/knowledge-base/${category}`)
      .filter((folder) => fs.existsSync(path.join(root, folder)));
    if (values.to === undefined) {
      return {fault: `--to is missing  → add --to with one of:\n  ${folders.join('\n  ')}`};
    }
    const to = pathFrom(root, path.resolve(root, values.to));
    const isArticles = kindOf(`${to.replace(/^docs\//, '')}/article.md`) === 'article';
    return to.startsWith('docs/') && isArticles && fs.existsSync(path.join(root, to))
      ? {files, to}
      : {fault: `"${to}" is not a folder of articles  → ${suggestion(to, folders)}`};
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('. ');
    return {fault: `${reason}  → write ${USAGE}`};
  }
}

interface Imported {
  /** From the root. */
  file: string;
  notes: Note[];
}

/** Writes the article. */
function imported(file: string, to: string, root: string): Imported | {fault: string} {
  try {
    const content = fs.readFileSync(path.resolve(root, file));
    const {file: name, text, notes} = importArticle({name: file, content}, dialect);
    // The flag makes the write fail if there is such a file.
    fs.writeFileSync(path.join(root, to, name), text, {flag: 'wx'});
    return {file: `${to}/${name}`, notes};
  } catch (error) {
    if (error instanceof ImportError) return {fault: `${file}: ${error.message}`};
    const {code, path: place = ''} = error as NodeJS.ErrnoException;
    const faults: Readonly<Record<string, string>> = {
      ENOENT: `no such file: ${file}`,
      EISDIR: `${file} is a folder  → name the files in it`,
      EACCES: `${file} cannot be read or written`,
      EEXIST: `${path.relative(root, place)} already exists  → rename one of the two files`,
    };
    const fault = code === undefined ? undefined : faults[code];
    if (fault === undefined) throw error;
    return {fault};
  }
}

/** The notes by their kind, and what the check says of the article. */
function reportOf(notes: readonly Note[], findings: readonly Finding[]): string {
  const groups = Object.entries(GROUPS).map(([kind, heading]) => {
    const texts = notes.filter((note) => note.kind === kind).map(({text}) => `- ${text}`);
    return [heading, ...texts];
  });
  return [...groups, ['The check says:', ...findings.map(formatFinding)]]
    .filter(({length}) => length > 1)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

async function main(): Promise<void> {
  const root = process.cwd();
  const args = process.argv.slice(2);
  const order = args.includes('--help') ? {fault: USAGE} : orderIn(args, root);
  if ('fault' in order) {
    console.error(order.fault);
    process.exitCode = 2;
    return;
  }
  for (const file of order.files) {
    const result = imported(file, order.to, root);
    if ('fault' in result) {
      console.error(result.fault);
      process.exitCode = 2;
      continue;
    }
    const checked = await checkFiles(root, [result.file], {strict: false});
    const findings = 'findings' in checked ? checked.findings : [];
    console.log(`Created ${result.file}\n\n${reportOf(result.notes, findings)}`);
  }
  if (process.exitCode === undefined) console.log('Correct what is left, then run npm run check');
}

void main();
