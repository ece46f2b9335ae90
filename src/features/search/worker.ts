import {type IndexFile, openSearch, type Question, type Search} from '@portal/search';

import {memoized} from '../../lib/memoized';

export interface ToWorker extends Question {
  /** URL of the index folder. */
  folder: string;
}

const searchIn = memoized(async (folder: string): Promise<Search> => {
  const file = await load<IndexFile>(`${folder}/index.json`);
  return openSearch(file, async (id) => load(`${folder}/${id}.json`));
});

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
  port?.close();
};
