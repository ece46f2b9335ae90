/**
 * `npm run search -- "a question"`: what the search answers to it, from the pages as they are written.
 * `npm run search -- --file questions.txt`: the same for each line, such as the subjects of a help desk. Behind a tab may
 * stand the addresses that answer; a file of words (`.words.yaml`) names them itself.
 */
import {parseArgs} from 'node:util';

import {openSearch, type Result} from '@portal/search';

import {WORDS} from '../src/features/search/sources/writers-files';
import {writtenIndex} from '../src/features/search/sources/written';
import {count} from '../src/lib/count';
import {reasonOf} from '../src/lib/finding';
import {endWithReader} from './end-with-reader';
import {readLines, report, SAID, unasked} from './search/report';
import {fail} from './serve/run';

const USAGE = `npm run search -- "a question"              what the search answers
npm run search -- --file questions.txt      one question a line: which have no answer, and where the others lead`;

/** Results that are shown. */
const MOST = 5;

function shown({url, title, section = [], excerpt, figure}: Result): string {
  const names = [section.join(''), title.join(''), figure?.value].filter(Boolean);
  return `${names.join(' · ')}  ${url}\n  ${excerpt.join('')}`;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {file: {type: 'string'}},
  });
  const text = positionals.join(' ');
  if (!text && !values.file) return fail(USAGE);
  const root = process.cwd();
  const lines = values.file === undefined ? [] : readLines(values.file, root);
  const {index, documents} = await writtenIndex(root);
  const search = openSearch(index, async (id) => [...(documents[id]?.sections ?? [])]);
  if (values.file) {
    const bare = values.file.endsWith(WORDS) ? unasked(lines, documents) : [];
    return console.log([...(await report(lines, search)), ...bare].join('\n'));
  }
  const {answered, cards, results, total} = await search({text, limit: MOST});
  console.log(
    `${SAID[answered]}, ${count(total, 'result')}${total > MOST ? `, the first ${MOST}:` : ''}\n`,
  );
  for (const line of new Set([...cards, ...results].map(shown))) console.log(line);
}

endWithReader();
main().catch((error: unknown) => fail(reasonOf(error)));
