/**
 * `npx tsx scripts/search-compare.ts [0 500]`: our search, the unmodified
 * @easyops-cn/docusaurus-search-local and Pagefind on the pages of the finished build, and with so
 * many generated articles on top.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {currentTree} from '../src/content/tree';
import {indexFiles} from '../src/search/build/index-files';
import {search} from '../src/search/engine/search';
import {readSynonyms} from '../src/search/synonyms';
import {builtDocuments} from './search/built-documents';
import {generateArticles} from './search/generate';
import {
  allQueries,
  bytesToFirstResult,
  QUERY_KINDS,
  successOfAnswers,
  type AskedQuery,
} from './search/measure';
import {openIndex} from './search/open-index';
import {easyops} from './search/others/easyops';
import {pagefind} from './search/others/pagefind';
import {pagesOf, type OtherSearch} from './search/others/pages';

/** Each so many queries one is asked on a page that has loaded nothing. */
const BYTES_OF_EACH = 10;

async function main(): Promise<void> {
  const root = process.cwd();
  const build = path.join(root, 'build');
  const documents = await builtDocuments(root, build);
  const queries = allQueries(root);
  const counts = process.argv.slice(2).map(Number);
  console.log(
    '| articles added | search | ' + QUERY_KINDS.join(' | ') + ' | bytes, median / most |',
  );
  console.log('| --- '.repeat(QUERY_KINDS.length + 3) + '|');
  for (const count of counts.length > 0 ? counts : [0]) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
    const generated = generateArticles(documents, count);
    const pages = pagesOf(build, documents, generated, folder);
    const files = indexFiles([...documents, ...generated], readSynonyms(currentTree(root).folder));
    const reader = openIndex(files);
    const ours: OtherSearch = {
      name: 'ours',
      ask: async (query) =>
        (await search(reader, query, {limit: 7})).results.map(({url}) => url.split('#')[0] ?? ''),
      bytes: async (query) =>
        (await bytesToFirstResult(files, [{kind: 'plain', query, pages: []}]))[0] ?? 0,
      close: () => Promise.resolve(),
    };
    for (const open of [
      () => Promise.resolve(ours),
      () => easyops(pages, folder),
      () => pagefind(pages),
    ]) {
      const engine = await open();
      console.log(await lineOf(count, engine, queries));
      await engine.close();
    }
    fs.rmSync(folder, {recursive: true});
  }
}

async function lineOf(
  count: number,
  engine: OtherSearch,
  queries: readonly AskedQuery[],
): Promise<string> {
  const cells: string[] = [];
  for (const kind of QUERY_KINDS) {
    const ofKind = queries.filter((query) => query.kind === kind);
    const {first, firstThree} = await successOfAnswers(engine.ask, ofKind);
    cells.push(`${first.toFixed(2)} / ${firstThree.toFixed(2)}`);
  }
  const bytes: number[] = [];
  for (const {query} of queries.filter((_, index) => index % BYTES_OF_EACH === 0)) {
    bytes.push(await engine.bytes(query));
  }
  bytes.sort((a, b) => a - b);
  const kilo = (value = 0): string => `${Math.round(value / 1000)} kB`;
  const size = `${kilo(bytes[Math.floor(bytes.length / 2)])} / ${kilo(bytes.at(-1))}`;
  return `| ${count} | ${engine.name} | ${cells.join(' | ')} | ${size} |`;
}

void main();
