import type {PageRoute} from '../client/page-route';

/** The chunks that a box loads when it is touched, by their `webpackChunkName`: the worker, the list. */
const CHUNKS = [/\/search-worker\./, /\/search-panel\./] as const;

/**
 * Addresses of the scripts that a box loads when it is touched, the worker's first; none where the
 * search is another.
 */
export function boxScripts(files: PageRoute['files']): string[] {
  const all = Object.values(files);
  return CHUNKS.flatMap((chunk) => all.filter((file) => chunk.test(file))).map(
    (file) => `/${file}`,
  );
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
