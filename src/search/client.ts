import site from '@generated/search/default/site.json';

import type {Answer, SearchOptions} from './engine/search';
import type {ToWorker, FromWorker} from './worker';

export interface Request extends SearchOptions {
  text: string;
  /** Name of a frozen version, or CURRENT. */
  version: string;
}

// Part of every page, for it is a few hundred bytes: as a chunk of its own it would keep the first
// result waiting for one more answer of the server. The engine is in the worker.

type Waiting = (message: FromWorker) => void;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const warmed = new Set<string>();

/** The one worker of the page, started when it is first needed. */
function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const [id, settle] of waiting) settle({id, answer: undefined});
    waiting.clear();
    worker = undefined;
  };
  return worker;
}

/** Starts to load what every query needs. */
export function warmUp(version: string): void {
  if (warmed.has(version)) return;
  warmed.add(version);
  // Beside the script of the worker, not after it: the worker then finds them on their way.
  for (const name of ['head.json', 'vocabulary.json']) {
    fetch(`${site.folder}/${version}/${name}`).catch(() => undefined);
  }
  send({version, text: '', limit: 0}).catch(() => undefined);
}

/**
 * Searches the index of a version in the worker.
 *
 * @throws Error when the index cannot be loaded
 */
export function send({version, ...options}: Request): Promise<Answer> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, ({answer}) => {
      if (answer) resolve(answer);
      else reject(new Error('The search index could not be loaded'));
    });
    const message: ToWorker = {id, folder: `${site.folder}/${version}`, ...options};
    theWorker().postMessage(message);
  });
}
