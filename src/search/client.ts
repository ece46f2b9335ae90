import site from '@generated/search/default/site.json';

import type {SearchOptions} from './engine/search';
import type {ToWorker, FromWorker} from './worker';

export interface Request extends SearchOptions {
  text: string;
  /** Name of a frozen version, or CURRENT. */
  version: string;
}

// Part of every page, for it is a few hundred bytes: as a chunk of its own it would keep the first
// result waiting for one more answer of the server. The engine is in the worker.

type Waiting = (message: FromWorker) => void;

let lastId = 0;
const waiting = new Map<number, Waiting>();

let running: Worker | undefined;

/** The one worker of the page, started when it is first needed. */
function theWorker(): Worker {
  if (running) return running;
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  );
  running = worker;
  worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const [id, settle] of waiting) settle({id, answer: undefined});
    waiting.clear();
    running = undefined;
  };
  return worker;
}

/** Path of the index of a version. */
export function folderOf(version: string): string {
  return `${site.folder}/${version}`;
}

/** Starts to load what every query needs. */
export function warmUp(version: string): void {
  void send({version, text: '', limit: 0});
}

/** Searches the index of a version in the worker. */
export function send({version, ...options}: Request): Promise<FromWorker> {
  const id = (lastId += 1);
  return new Promise<FromWorker>((resolve) => {
    waiting.set(id, resolve);
    const message: ToWorker = {id, folder: folderOf(version), ...options};
    theWorker().postMessage(message);
    // A browser may refuse workers.
  }).catch(() => ({id, answer: undefined}));
}
