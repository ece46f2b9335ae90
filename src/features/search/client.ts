import site from '@generated/search/default/site.json';
import type {Answer, Question} from '@portal/search';

import type {ToWorker} from './worker';

/** Name of the version that is not archived. */
export const CURRENT = 'current';
/** Path of the page with all results. */
export const SEARCH_PAGE = `${site.base}search`;
/** Maximum length of a query in the URL; servers reject URLs that are too long. */
const MAX_QUERY_LENGTH = 500;

export function versionOf(path: string): string {
  const [first] = path.slice(site.base.length).split('/');
  return site.versions.find((name) => name === first) ?? CURRENT;
}

export function searchUrl(query: string, version: string): string {
  const parameters = {q: query.slice(0, MAX_QUERY_LENGTH), ...(version !== CURRENT && {version})};
  return `${SEARCH_PAGE}?${new URLSearchParams(parameters).toString()}`;
}

export function indexFolder(version: string): string {
  return `${site.folder}/${version}`;
}

let worker: Worker | undefined;
let hasFailed = false;

/** Whether `/search` needs a full page load: a new release may have replaced this tab's index. */
export const isStale = (): boolean => hasFailed;

/** The answer of the worker; undefined if it or the index cannot be loaded. */
export async function ask(question: Question, version: string): Promise<Answer | undefined> {
  const answer = await new Promise<Answer | undefined>((resolve) => {
    worker ??= new Worker(
      /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
    );
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<Answer | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    const message: ToWorker = {...question, folder: indexFolder(version)};
    worker.postMessage(message, [port2]);
    // Some browsers forbid workers.
  }).catch(() => undefined);
  hasFailed = answer === undefined;
  // The next question starts another.
  if (hasFailed) worker = undefined;
  return answer;
}

export function warmUp(version: string): void {
  void ask({text: '', limit: 0}, version);
}
