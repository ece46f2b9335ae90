import {startTransition, useEffect, useState} from 'react';

import {useLocation} from '@docusaurus/router';
import site from '@generated/search/default/site.json';

import type {Answer, Question} from './engine/search';
import type {FromWorker, ToWorker} from './worker';

/** Name of the index of today's pages. */
export const CURRENT = 'current';

/** Milliseconds: one who types on need not hear that half a word is nowhere. */
const MOMENT = 400;

type Asked = Question & {version: string};

/** The version that the path of the page belongs to: one of the frozen ones, or today's. */
export function useVersion(): string {
  const [, first] = useLocation().pathname.split('/');
  return site.versions.find((name) => name === first) ?? CURRENT;
}

let running: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: Answer | undefined) => void>();

/** The one worker of the page, started when it is first needed. */
function theWorker(): Worker {
  if (running) return running;
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  );
  worker.onmessage = ({data: {id, answer}}: MessageEvent<FromWorker>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  worker.onerror = () => {
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
    running = undefined;
  };
  running = worker;
  return worker;
}

function ask({version, ...question}: Asked): Promise<Answer | undefined> {
  lastId += 1;
  const message: ToWorker = {id: lastId, folder: `${site.folder}/${version}`, ...question};
  return new Promise<Answer | undefined>((resolve) => {
    waiting.set(message.id, resolve);
    theWorker().postMessage(message);
    // A browser may refuse workers.
  }).catch(() => undefined);
}

/** Loads the index of a version. */
export function warmUp(version: string): void {
  void ask({version, text: '', limit: 0});
}

export interface Searched {
  /** What was asked; the answer before stays until the next one is there, so nothing flickers. */
  text: string;
  /** Undefined where the index could not be loaded. */
  answer: Answer | undefined;
}

/** The answer to the latest question; undefined before the first. */
export function useSearch({text, version, kind, limit}: Asked): Searched | undefined {
  const [searched, setSearched] = useState<Searched>();
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    void ask({text, version, kind, limit}).then(async (answer) => {
      if (answer && Object.keys(answer.counts).length === 0) {
        await new Promise((resolve) => setTimeout(resolve, MOMENT));
      }
      // In pieces, so that the next key need not wait for the list.
      if (isCurrent) startTransition(() => setSearched({text, answer}));
    });
    return () => {
      isCurrent = false;
    };
  }, [text, version, kind, limit]);
  return text === '' ? undefined : searched;
}

/** Characters of a query that an address carries: more would be refused by servers. */
const LONGEST = 500;

/** Address of the results of a query, in the version that is read. */
export function searchUrl(query: string, version: string, kind?: string): string {
  const parameters = new URLSearchParams({
    ...(query !== '' && {q: [...query].slice(0, LONGEST).join('')}),
    ...(kind && {kind}),
    ...(version !== CURRENT && {version}),
  }).toString();
  return parameters === '' ? '/search' : `/search?${parameters}`;
}
