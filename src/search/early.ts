import type {PageRoute} from '../client/page-route';
import type {ToWorker} from './worker';

/** Results that the box shows; the page /search has the others. */
export const BOX_LIMIT = 7;

/** The chunks that a box loads when it is touched, by their `webpackChunkName`. */
const WORKER = /\/search-worker\./;
const PANEL = /\/search-panel\./;

const SIGNS = ['pointerdown', 'focusin', 'input'] as const;
/** Id of a question whose answer nobody waits for. */
const NOBODY = 0;

declare global {
  interface Window {
    /** The one worker of the page: started here, or by `client.ts`. */
    searchWorker?: Worker | undefined;
  }
}

/**
 * Searches while the page's scripts are still on their way: at the touch of a search field its worker
 * starts, loads the index, and looks for what is typed. When the scripts are there, the answer
 * needs nothing more of the server.
 *
 * It is a part of the script that stands in every page.
 *
 * @param files the chunks that the page may load, as its route tells
 */
export function searchEarly(files: () => PageRoute['files']): void {
  const onTouch = ({target}: Event): void => {
    const {hasHydrated} = document.documentElement.dataset;
    if (hasHydrated === 'true' || !(target instanceof HTMLInputElement)) return;
    // A field that leads elsewhere has none.
    const folder = target.dataset.index;
    if (!folder) return;
    window.searchWorker ??= begin(folder, boxScripts(files()));
    const question: ToWorker = {id: NOBODY, folder, text: target.value, limit: BOX_LIMIT};
    window.searchWorker?.postMessage(question);
  };
  for (const sign of SIGNS) addEventListener(sign, onTouch, {capture: true, passive: true});
}

/** Addresses of the scripts that a box loads when it is touched; none where the search is another. */
export function boxScripts(files: PageRoute['files']): string[] {
  return Object.values(files)
    .filter((file) => WORKER.test(file) || PANEL.test(file))
    .map((file) => `/${file}`);
}

/** Addresses of what every query needs of an index, beside what its words need. */
function firstFiles(folder: string): string[] {
  return ['head', 'synonyms', 'vocabulary'].map((name) => `${folder}/${name}.json`);
}

/** Asks for what every query needs. */
export function fetchFirst(folder: string): void {
  for (const file of firstFiles(folder)) fetch(file).catch(() => undefined);
}

/** What the first search of a page needs, for a browser to fetch while it is idle. */
export function searchFiles(files: PageRoute['files']): string[] {
  const scripts = boxScripts(files);
  // The fields of a page search the same index.
  const folder = document.querySelector<HTMLElement>('input[data-index]')?.dataset.index;
  return scripts.length > 0 && folder ? [...scripts, ...firstFiles(folder)] : scripts;
}

/** All at once, so that nothing waits for the answer to something else. */
function begin(folder: string, scripts: readonly string[]): Worker | undefined {
  const [worker, panel] = [WORKER, PANEL].map((name) => scripts.find((path) => name.test(path)));
  if (!worker || !panel) return undefined;
  // Beside the script of the worker, which then finds them on their way.
  fetchFirst(folder);
  const link = document.createElement('link');
  document.head.append(Object.assign(link, {rel: 'preload', as: 'script', href: panel}));
  try {
    const started = new Worker(worker);
    started.onerror = () => {
      window.searchWorker = undefined;
    };
    return started;
  } catch {
    // A browser may refuse workers: the box says so when its scripts are there.
    return undefined;
  }
}
