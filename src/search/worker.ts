/** The search, away from the page: reading the index and ranking never hold up what is typed. */
import {IndexReader} from './engine/reader';
import {search, type Answer, type SearchOptions} from './engine/search';
import {optionsHtml} from './list-html';

export interface ToWorker extends SearchOptions {
  id: number;
  /** Path of an index. */
  folder: string;
  text: string;
}

export interface FromWorker {
  id: number;
  /** Undefined where the index could not be loaded. */
  answer: Answer | undefined;
  /** The results as the options of a list. */
  html?: string | undefined;
}

const readers = new Map<string, IndexReader>();

function readerOf(folder: string): IndexReader {
  const reader =
    readers.get(folder) ??
    new IndexReader(async (name) => {
      const response = await fetch(`${folder}/${name}`);
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      return response.json();
    });
  readers.set(folder, reader);
  return reader;
}

self.onmessage = async ({data}: MessageEvent<ToWorker>) => {
  const {id, folder, text, ...options} = data;
  const answer = await search(readerOf(folder), text, options).catch(() => undefined);
  const html = answer && optionsHtml(answer.results);
  self.postMessage({id, answer, html} satisfies FromWorker);
};
