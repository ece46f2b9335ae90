import {type IndexFile, openSearch, type Question, type Search} from '@portal/search';

import {memoized} from '../../lib/memoized';

export interface ToWorker extends Question {
  /** URL of the index folder. */
  folder: string;
}

/** Milliseconds for the texts of the results, which are better late without an excerpt than not at all. */
const MAX_WAIT = 2000;

const searchIn = memoized(async (folder: string): Promise<Search> => {
  const file = await load<IndexFile>(`${folder}/index.json`);
  return openSearch(file, async (id) =>
    load(`${folder}/${id}.json`, AbortSignal.timeout(MAX_WAIT)),
  );
});

async function load<T>(address: string, signal: AbortSignal | null = null): Promise<T> {
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** Answers on the port sent with the question; undefined without an index. */
self.onmessage = async ({data: {folder, ...question}, ports: [port]}: MessageEvent<ToWorker>) => {
  const answer = await searchIn(folder)
    .then((search) => search(question))
    .catch(() => undefined);
  port?.postMessage(answer);
  port?.close();
};
