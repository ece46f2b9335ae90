import fs from 'node:fs';
import path from 'node:path';

import {search} from '../../src/search/engine/search';
import {compressedSize, openIndex} from './open-index';

export const QUERY_KINDS = ['plain', 'api', 'typo', 'synonym'] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** A question of the query set, and the pages that answer it. */
export interface AskedQuery {
  kind: QueryKind;
  query: string;
  /** Routes without anchor; any of them is right. */
  pages: string[];
}

/** Results that the box shows. */
const SHOWN = 7;

export function readQueries(root: string): AskedQuery[] {
  return readSet(root, 'queries.json');
}

function readSet(root: string, name: string): AskedQuery[] {
  return JSON.parse(fs.readFileSync(path.join(root, 'tests/search', name), 'utf8')) as AskedQuery[];
}

/** Questions written later, none of which was looked at before the first score was taken. */
export const LATER = {
  second: 'queries-second.json',
  sealed: 'queries-sealed.json',
  third: 'queries-third.json',
  fourth: 'queries-fourth.json',
  fifth: 'queries-fifth.json',
  sixth: 'queries-sixth.json',
  seventh: 'queries-seventh.json',
  eighth: 'queries-eighth.json',
  ninth: 'queries-ninth.json',
  tenth: 'queries-tenth.json',
  eleventh: 'queries-eleventh.json',
} as const;

export function readLaterQueries(root: string, set: keyof typeof LATER): AskedQuery[] {
  return readSet(root, LATER[set]);
}

/** All sets in a row. */
export function allQueries(root: string): AskedQuery[] {
  return ['queries.json', ...Object.values(LATER)].flatMap((name) => readSet(root, name));
}

/** The set was cut in two before anything was tuned; misses of the second half were seen later. */
export function isHeldOut(index: number): boolean {
  return index % 2 === 1;
}

export interface Success {
  asked: number;
  /** Share of queries whose first result answers, 0 to 1. */
  first: number;
  /** Share with an answer among the first three. */
  firstThree: number;
  /** Queries whose first result does not answer, with what came instead. */
  missed: string[];
}

/** How often an index answers. */
export function successOf(
  files: ReadonlyMap<string, string>,
  queries: readonly AskedQuery[],
): Promise<Success> {
  const reader = openIndex(files);
  return successOfAnswers(
    async (query) =>
      (await search(reader, query, {limit: SHOWN})).results.map(({url}) => url.split('#')[0] ?? ''),
    queries,
  );
}

/**
 * How often any search answers.
 *
 * @param ask gives routes without anchor, best first
 */
export async function successOfAnswers(
  ask: (query: string) => Promise<readonly string[]>,
  queries: readonly AskedQuery[],
): Promise<Success> {
  let first = 0;
  let firstThree = 0;
  const missed: string[] = [];
  for (const {query, pages} of queries) {
    const routes = await ask(query);
    const place = routes.findIndex((route) => pages.includes(route));
    if (place === 0) first += 1;
    else missed.push(`${query} → ${routes[0] ?? 'nothing'}`);
    if (place >= 0 && place < 3) firstThree += 1;
  }
  const asked = queries.length;
  return {asked, first: first / asked, firstThree: firstThree / asked, missed};
}

/** Compressed bytes of the index that each query needs on a page that has loaded nothing yet, rising. */
export async function bytesToFirstResult(
  files: ReadonlyMap<string, string>,
  queries: readonly AskedQuery[],
): Promise<number[]> {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const size = sizes.get(name) ?? compressedSize(files.get(name) ?? '');
    sizes.set(name, size);
    return size;
  };
  const bytes: number[] = [];
  for (const {query} of queries) {
    const loaded = new Set<string>();
    await search(
      openIndex(files, (name) => loaded.add(name)),
      query,
      {limit: SHOWN},
    );
    bytes.push([...loaded].reduce((sum, name) => sum + sizeOf(name), 0));
  }
  return bytes.sort((a, b) => a - b);
}
