import site from '@generated/search/default/site.json';
import {startTransition, useEffect, useState} from 'react';

import type {Answer, Question} from './engine/search';
import type {ToWorker} from './worker';

/** Name of the version that is not archived. */
export const CURRENT = 'current';
/** Milliseconds before "nothing found" appears, so that it does not flash while a word is typed. */
const PAUSE = 400;
/** Characters of a query in an address; servers refuse longer ones. */
const LONGEST = 500;

/** The version that a page belongs to. */
export function versionOf(path: string): string {
  const [, first] = path.split('/');
  return site.versions.find((name) => name === first) ?? CURRENT;
}

/** Address of the page with the results of a query. */
export function searchUrl(query: string, version: string): string {
  const parameters = {q: query.slice(0, LONGEST), ...(version !== CURRENT && {version})};
  return `/search?${new URLSearchParams(parameters).toString()}`;
}

/** Address of the folder of an index. */
export function indexFolder(version: string): string {
  return `${site.folder}/${version}`;
}

let worker: Worker | undefined;
let hasFailed = false;

/** Whether the search has to be loaded in full: a new release may have replaced the index of this tab. */
export const needsFullLoad = (): boolean => hasFailed;

/**
 * Asks the worker, which the first question starts.
 *
 * @param onAnswer gets the answer, maybe after a draft; undefined if the worker or the index cannot be loaded
 */
function ask(
  question: Question,
  version: string,
  onAnswer?: (answer: Answer | undefined) => void,
): void {
  const settle = (answer: Answer | undefined): void => {
    hasFailed = answer === undefined;
    onAnswer?.(answer);
  };
  try {
    worker ??= new Worker(
      /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
    );
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<Answer | undefined>) => settle(data);
    worker.onerror = () => {
      worker = undefined;
      settle(undefined);
    };
    const message: ToWorker = {...question, folder: indexFolder(version)};
    worker.postMessage(message, [port2]);
  } catch {
    // Some browsers forbid workers.
    settle(undefined);
  }
}

/** Starts the worker and loads the index of a version. */
export function warmUp(version: string): void {
  ask({text: '', limit: 0}, version);
}

export interface Searched {
  /** The query that was answered. */
  text: string;
  /** Undefined if the index could not be loaded. */
  answer: Answer | undefined;
}

/** The latest answer; the previous one stays until the next arrives, so that the list does not flicker. */
export function useSearch(text: string, version: string, limit: number): Searched | undefined {
  const [searched, setSearched] = useState<Searched>();
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    ask({text, limit}, version, (answer) => {
      // A transition, so that rendering the list does not delay the next key.
      const show = (): void => startTransition(() => setSearched({text, answer}));
      setTimeout(() => isCurrent && show(), answer?.total === 0 ? PAUSE : 0);
    });
    return () => {
      isCurrent = false;
    };
  }, [text, version, limit]);
  return text === '' ? undefined : searched;
}
