import type {Section} from './document';
import type {IndexFile} from './engine/index-format';
import {openSearch, type Question, type Search} from './engine/search';

export interface ToWorker extends Question {
  /** URL of the index folder. */
  folder: string;
}

const searches = new Map<string, Promise<Search>>();

function searchIn(folder: string): Promise<Search> {
  const known = searches.get(folder);
  if (known) return known;
  const opened = load<IndexFile>(`${folder}/index.json`).then((file) =>
    openSearch(file, (id) => load<Section[]>(`${folder}/${id}.json`)),
  );
  searches.set(folder, opened);
  opened.catch(() => searches.delete(folder));
  return opened;
}

async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** Answers on the port sent with the question, possibly after a draft; undefined without an index. */
self.onmessage = async ({data: {folder, ...question}, ports: [port]}: MessageEvent<ToWorker>) => {
  const answer = await searchIn(folder)
    .then((search) => search(question, (draft) => port?.postMessage(draft)))
    .catch(() => undefined);
  port?.postMessage(answer);
};
