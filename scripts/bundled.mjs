// `node scripts/bundled.mjs check …`: runs scripts/check.ts from one file that holds all its modules.
// Loading hundreds of modules one by one takes longer than checking a page. The file is made anew
// when one of its sources has changed.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {buildSync} from 'esbuild';

const CACHE = 'node_modules/.cache/scripts';
// These load files of their own, or only the modules that they need.
const EXTERNAL = ['@redocly/openapi-core', 'markdownlint', 'pdf-lib', '@cspell/*'];

/** @param {string} file */
function stampOf(file) {
  const {mtimeMs, size} = fs.statSync(file, {throwIfNoEntry: false}) ?? {mtimeMs: 0, size: -1};
  return `${mtimeMs}:${size}`;
}

/** @param {string} stamps file that remembers the sources of a bundle */
function isFresh(stamps) {
  if (!fs.existsSync(stamps)) return false;
  /** @type {Record<string, string>} */
  const known = JSON.parse(fs.readFileSync(stamps, 'utf8'));
  return Object.entries(known).every(([file, stamp]) => stampOf(file) === stamp);
}

/** @param {string} name of a script @returns {string} path of its bundle */
function bundle(name) {
  const outfile = path.resolve(CACHE, `${name}.cjs`);
  const stamps = path.resolve(CACHE, `${name}.json`);
  if (isFresh(stamps)) return outfile;
  const {metafile} = buildSync({
    entryPoints: [`scripts/${name}.ts`],
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    outfile,
    metafile: true,
    logLevel: 'error',
  });
  const sources = Object.keys(metafile.inputs);
  fs.writeFileSync(
    stamps,
    JSON.stringify(Object.fromEntries(sources.map((file) => [file, stampOf(file)]))),
  );
  return outfile;
}

const [name = '', ...args] = process.argv.slice(2);
process.argv = [process.argv[0] ?? 'node', `scripts/${name}.ts`, ...args];
createRequire(import.meta.url)(bundle(name));
