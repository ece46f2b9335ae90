import type {ClientModule} from '@docusaurus/types';

import {whenIdle} from '@site/src/lib/when-idle';

import type {Keep} from './messages';
import {WORKER_PATH} from './rules';

/** What the page has loaded. */
function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').map(({name}) => name);
}

async function keep(page: string, isFirst: boolean): Promise<void> {
  try {
    const {serviceWorker} = navigator;
    // Then the page came through the worker, which has it already.
    if (isFirst && serviceWorker.controller) return;
    await serviceWorker.register(WORKER_PATH);
    const {active} = await serviceWorker.ready;
    const message: Keep = {keep: {page, files: loadedFiles()}};
    active?.postMessage(message);
  } catch {
    // Not there, or not allowed: the site works as ever, as long as there is a connection.
  }
}

/** Keeps each page that is read, so that it can be read again without a connection. */
const client: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (process.env.NODE_ENV !== 'production' || pathname === previousLocation?.pathname) return;
    whenIdle(() => void keep(pathname, !previousLocation));
  },
};

export default client;
