/** Writes a brotli and a gzip copy of every text file in build/, for servers that send precompressed files. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

import {filesBelow} from '../src/lib/files';
import versions from '../versions.json';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXT = /\.(html|m?js|css|json|svg|xml|txt|md|yaml|map|webmanifest)$/;
/** Bytes. The copy of a smaller file would hardly be smaller. */
const MIN_BYTES = 256;
/** Number of files compressed at once, the size of zlib's thread pool. */
const PARALLEL = 4;

const isArchived = (file: string): boolean =>
  versions.some((version) => file.includes(`${path.sep}${version}${path.sep}`));

/** Names of the scripts that today's pages start with. */
async function scriptsIn(files: readonly string[]): Promise<Set<string>> {
  const pages = files.filter((file) => file.endsWith('.html') && !isArchived(file));
  const texts = await Promise.all(pages.map(async (page) => fs.readFile(page, 'utf8')));
  return new Set(texts.flatMap((text) => text.match(/[\w.~-]+\.js\b/g) ?? []));
}

/**
 * Brotli's quality: 11 for styles, search indexes and the scripts that pages start with, which have budgets. 10 takes
 * less than half the time and makes pages a twelfth smaller than 9 does, so that most articles fit into the first ten
 * packets. Files for programs and archived pages, more than half of all pages, get 5, which is a tenth larger than 10
 * and takes a fifteenth of the time; 9 takes as long as 10.
 */
function qualityFor(file: string, scripts: ReadonlySet<string>): number {
  if (/\.css$|[\\/]index\.json$/.test(file) || scripts.has(path.basename(file))) return 11;
  const isForVisitors = /\.(html|js)$|search-index/.test(file);
  return isForVisitors && !isArchived(file) ? 10 : 5;
}

async function compress(file: string, scripts: ReadonlySet<string>): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: qualityFor(file, scripts),
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip(content, {level: 9}),
  ]);
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
}

async function main(): Promise<void> {
  const files = filesBelow(path.resolve('build')).filter((file) => TEXT.test(file));
  const scripts = await scriptsIn(files);
  const worker = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file, scripts);
  };
  await Promise.all(Array.from({length: PARALLEL}, worker));
}

void main();
