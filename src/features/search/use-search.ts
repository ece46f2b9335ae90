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

/** Asks the worker, which the first question starts. Undefined if it or the index cannot be loaded. */
function ask(
  question: Question,
  version: string,
  onDraft?: (draft: Answer) => void,
): Promise<Answer | undefined> {
  return new Promise<Answer | undefined>((resolve) => {
    worker ??= new Worker(
      /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
    );
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<Answer | undefined>) => {
      if (data?.isDraft) return onDraft?.(data);
      resolve(data);
      port1.close();
    };
    worker.onerror = () => {
      worker = undefined;
      resolve(undefined);
    };
    const message: ToWorker = {...question, folder: indexFolder(version)};
    worker.postMessage(message, [port2]);
  })
    .catch(() => undefined) // Some browsers forbid workers.
    .then((answer) => {
      hasFailed = answer === undefined;
      return answer;
    });
}

/** Starts the worker and loads the index of a version. */
export function warmUp(version: string): void {
  void ask({text: '', limit: 0}, version);
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
    const show = (answer: Answer | undefined): void => {
      // A transition, so that rendering the list does not delay the next key.
      if (isCurrent) startTransition(() => setSearched({text, answer}));
    };
    void ask({text, limit}, version, show).then(async (answer) => {
      if (answer?.total === 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      show(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [text, version, limit]);
  return text === '' ? undefined : searched;
}
