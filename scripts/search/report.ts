import fs from 'node:fs';
import path from 'node:path';

import type {Search, SearchDocument} from '@portal/search';

import {currentTree} from '../../src/content/tree';
import {addressOf, inspectWords} from '../../src/features/search/sources/writers-files';
import {count} from '../../src/lib/count';
import {pathFrom} from '../../src/lib/files';

/** A question, and the addresses of which one answers it, if they are known. */
export interface Line {
  question: string;
  expected: string[];
}

/** The lines of a file of questions, or those of the files of words at a path. */
export function readLines(file: string, root: string): Line[] {
  const named = pathFrom(root, path.resolve(file));
  const words = inspectWords(currentTree(root), root).flatMap(({file: at, route = '', data = {}}) =>
    at === named || at.startsWith(`${named}/`)
      ? Object.entries(data).map(([section, questions]) => ({
          at: addressOf(route, section),
          questions,
        }))
      : [],
  );
  if (words.length > 0)
    return words.flatMap(({at, questions}) =>
      questions.map((question) => ({question, expected: [at]})),
    );
  const lines = fs
    .readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim());
  return lines.map((line) => {
    const [question = '', expected = ''] = line.split('\t');
    return {question, expected: expected.split(/[ |]+/).filter(Boolean)};
  });
}

const NOTHING = 'Nothing is found';
const ELSEWHERE = 'Leads elsewhere';
export const SAID = {no: 'Said to have no exact answer', perhaps: 'Perhaps this', yes: 'Answered'};

/** Each question under what the search makes of it, those without an answer first. */
export async function report(lines: readonly Line[], search: Search): Promise<string[]> {
  const groups = new Map(
    [NOTHING, SAID.no, SAID.perhaps, ELSEWHERE, SAID.yes].map((name) => [name, ['']]),
  );
  for (const {question, expected} of lines) {
    const {answered, cards, results} = await search({text: question, limit: 1});
    const {url = ''} = results[0] ?? cards[0] ?? {};
    const isThere = expected.length === 0 || expected.some((one) => leadsTo(url, one));
    const name = url === '' ? NOTHING : isThere ? SAID[answered] : ELSEWHERE;
    groups.get(name)?.push(`  ${question}  → ${url || 'nothing'}`);
  }
  return [...groups].flatMap(([name, [, ...questions]]) =>
    questions.length > 0 ? [`${name}: ${count(questions.length, 'question')}`, ...questions] : [],
  );
}

/** Whether an address is the expected section, a field of that call, or any of the expected page. */
function leadsTo(url: string, expected: string): boolean {
  const [page] = url.split('#');
  const isField = expected.includes('#') && url.startsWith(`${expected}/`);
  return isField || url === expected.replace(/#$/, '') || page === expected;
}

/** The sections of the pages that some words lead to which have none: the search knows them by their heading alone. */
export function unasked(lines: readonly Line[], documents: readonly SearchDocument[]): string[] {
  const pages = new Set(lines.flatMap(({expected}) => expected.map((at) => at.split('#')[0])));
  const bare = documents
    .filter(({url}) => pages.has(url))
    .flatMap(({url, sections}) =>
      sections.flatMap(({anchor, keywords}) => (anchor && !keywords ? `  ${url}#${anchor}` : [])),
    );
  return bare.length > 0 ? [`Without words: ${count(bare.length, 'section')}`, ...bare] : [];
}
