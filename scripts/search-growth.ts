/**
 * `npx tsx scripts/search-growth.ts [500 5000]`: how the search does with so many articles on
 * top of those of the finished build.
 */
import path from 'node:path';

import {currentTree} from '../src/content/tree';
import {indexFiles} from '../src/search/build/index-files';
import {readSynonyms} from '../src/search/synonyms';
import {generateArticles} from './search/generate';
import {allQueries, bytesToFirstResult, QUERY_KINDS, successOf} from './search/measure';
import {builtDocuments} from './search/built-documents';

async function main(): Promise<void> {
  const root = process.cwd();
  const build = path.join(root, 'build');
  const counts = process.argv.slice(2).map(Number);
  const documents = await builtDocuments(root, build);
  const synonyms = readSynonyms(currentTree(root).folder);
  const queries = allQueries(root);
  for (const count of [0, ...(counts.length > 0 ? counts : [500, 5000])]) {
    const start = performance.now();
    const files = indexFiles([...documents, ...generateArticles(documents, count)], synonyms);
    const seconds = (performance.now() - start) / 1000;
    const bytes = await bytesToFirstResult(files, queries);
    console.log(
      `\n${count} more articles: ${files.size} files in ${seconds.toFixed(1)} s, bytes to the first result: ${bytes[Math.floor(bytes.length / 2)]} (median), ${bytes.at(-1)} (most)`,
    );
    for (const kind of QUERY_KINDS) {
      const {asked, first, firstThree} = await successOf(
        files,
        queries.filter((query) => query.kind === kind),
      );
      console.log(
        `  ${kind.padEnd(8)} ${asked} queries  first ${first.toFixed(3)}  first three ${firstThree.toFixed(3)}`,
      );
    }
  }
}

void main();
