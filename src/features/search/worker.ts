/** The search, away from the page: reading an index and ranking never hold up what is typed. */
import type {Section} from './document';
import type {IndexFile} from './engine/index-format';
import {openSearch, type Answer, type Question, type Search} from './engine/search';

export interface ToWorker extends Question {
  id: number;
  /** Path of an index. */
  folder: string;
}

export interface FromWorker {
  id: number;
  /** Undefined where the index could not be loaded. */
  answer: Answer | undefined;
}

async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

const searches = new Map<string, Promise<Search>>();

function searchIn(folder: string): Promise<Search> {
  const known =
    searches.get(folder) ??
    load<IndexFile>(`${folder}/index.json`).then((file) =>
      openSearch(file, (id) => load<Section[]>(`${folder}/${id}.json`)),
    );
  searches.set(folder, known);
  known.catch(() => searches.delete(folder));
  return known;
}

self.onmessage = async ({data: {id, folder, ...question}}: MessageEvent<ToWorker>) => {
  const answer = await searchIn(folder)
    .then((search) => search(question))
    .catch(() => undefined);
  self.postMessage({id, answer} satisfies FromWorker);
};
