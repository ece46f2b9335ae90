import fs from 'node:fs';
import path from 'node:path';

import {type IndexFile, openSearch, type Search, type Section} from '@portal/search';

export const QUESTION_KINDS = [
  'plain',
  'sentence',
  'short',
  'api',
  'typo',
  'synonym',
  'foreign',
  'none',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export interface AskedQuestion {
  kind: QuestionKind;
  query: string;
  /** Routes without anchor. Any of them is a correct answer; of kind `none`, there may be none. */
  pages: string[];
  /** Routes with the anchor of a section that answers, empty for the top; no sections if not known. */
  sections: string[];
}

/** Reads `tests/search/questions.tsv`. Its columns are kind, question, pages and sections. */
export function readQuestions(root: string): AskedQuestion[] {
  const file = path.join(root, 'tests/search/questions.tsv');
  const [, ...lines] = fs.readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line, index) => {
    const [name = '', query = '', pages = '', sections = ''] = line.split('\t');
    const kind = QUESTION_KINDS.find((one) => one === name);
    if (!kind || !query || (!pages && kind !== 'none'))
      throw new Error(`${file}:${index + 2} is not a question: ${line}`);
    const list = (text: string): string[] => text.split(' ').filter(Boolean);
    return {kind, query, pages: list(pages), sections: list(sections)};
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
  /** Share of questions with a correct first result, 0 to 1; of kind `none`, also those not said to be answered. */
  first: number;
  /** Share of questions with a correct result among the first three, 0 to 1. */
  firstThree: number;
  /** Number of questions with known sections, and of those whose first link leads to one. */
  landing: {asked: number; landed: number};
  /** Share of questions with an answer that are said to be unanswered, 0 to 1. */
  denied: number;
  /** Questions with a wrong first result, and that result. */
  missed: string[];
}

export async function successOf(
  search: Search,
  questions: readonly AskedQuestion[],
): Promise<Success> {
  const missed: string[] = [];
  const landing = {asked: 0, landed: 0};
  let firstThree = 0;
  let denied = 0;
  for (const {kind, query, pages, sections} of questions) {
    const {results, answered} = await search({text: query, limit: 3});
    // "Perhaps this" claims no answer.
    const isHonest = kind === 'none' && answered !== 'yes';
    const [first = 'nothing', ...others] = results.map(({url}) => url);
    const isAmong = (urls: readonly string[]): boolean =>
      urls.some((url) => pages.includes(url.split('#')[0] ?? ''));
    if (!isHonest && !isAmong([first])) missed.push(`${query} → ${first}`);
    if (isHonest || isAmong([first, ...others])) firstThree += 1;
    if (pages.length > 0 && answered === 'no') denied += 1;
    if (sections.length > 0) {
      landing.asked += 1;
      if (sections.includes(first.includes('#') ? first : `${first}#`)) landing.landed += 1;
    }
  }
  const asked = questions.length;
  const share = (count: number): number => count / asked;
  return {
    ...{landing, missed},
    first: share(asked - missed.length),
    firstThree: share(firstThree),
    denied: share(denied),
  };
}
