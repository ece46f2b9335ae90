import fs from 'node:fs';
import path from 'node:path';

import type {Section} from '../../../src/features/search/document';
import type {IndexFile} from '../../../src/features/search/engine/index-format';
import {openSearch, type Search} from '../../../src/features/search/engine/search';

export const QUESTION_KINDS = ['plain', 'api', 'typo', 'synonym'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export interface AskedQuestion {
  kind: QuestionKind;
  query: string;
  /** Routes without anchor. Any of them is a correct answer. */
  pages: string[];
}

/** Reads `tests/search/questions.tsv`. Its columns are kind, set, question and pages. */
export function readQuestions(root: string): AskedQuestion[] {
  const file = path.join(root, 'tests/search/questions.tsv');
  const [, ...lines] = fs.readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line, index) => {
    const [name = '', , query = '', pages = ''] = line.split('\t');
    const kind = QUESTION_KINDS.find((one) => one === name);
    if (!kind || !query || !pages)
      throw new Error(`${file}:${index + 2} is not a question: ${line}`);
    return {kind, query, pages: pages.split(' ')};
  });
}

/** Folder of the search index of a version in a build. */
export function indexFolder(build: string, version: string): string {
  const folder = path.join(build, 'search-index');
  const [hash, ...others] = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (!hash || others.length > 0) throw new Error('There is no search index: run npm run build');
  return path.join(folder, hash, version);
}

/** Opens an index as the search worker does. */
export function openIndex(folder: string): Search {
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  return openSearch(read('index') as IndexFile, async (id) => read(String(id)) as Section[]);
}

export interface Success {
  asked: number;
  /** Share of questions with a correct first result, 0 to 1. */
  first: number;
  /** Share of questions with a correct result among the first three, 0 to 1. */
  firstThree: number;
  /** Questions with a wrong first result, and that result. */
  missed: string[];
}

export async function successOf(
  search: Search,
  questions: readonly AskedQuestion[],
): Promise<Success> {
  const missed: string[] = [];
  let firstThree = 0;
  for (const {query, pages} of questions) {
    const {results} = await search({text: query, limit: 3});
    const routes = results.map(({url}) => url.split('#')[0] ?? '');
    if (!pages.includes(routes[0] ?? '')) missed.push(`${query} → ${routes[0] ?? 'nothing'}`);
    if (routes.some((route) => pages.includes(route))) firstThree += 1;
  }
  const asked = questions.length;
  return {asked, first: 1 - missed.length / asked, firstThree: firstThree / asked, missed};
}
