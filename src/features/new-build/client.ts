import type {ClientModule} from '@docusaurus/types';
import current from '@generated/new-build/default/build.json';

/** Minimum interval between two requests for the id of the published build, in milliseconds. */
const INTERVAL = 60_000;

let isOutdated = false;
let askedAt = 0;
/** The path of the current or last navigation; cleared as soon as something is typed. */
let target: string | undefined;

/** Checks whether another build has been published. If offline, the previous result is kept. */
async function ask(): Promise<void> {
  askedAt = Date.now();
  try {
    const response = await fetch(current.url, {cache: 'no-cache'});
    const {id} = (await response.json()) as {id?: unknown};
    isOutdated = typeof id === 'string' && id !== current.id;
  } catch {
    // Left to the next request.
  }
}

const askAgain = (): Promise<void> =>
  isOutdated || Date.now() - askedAt < INTERVAL ? Promise.resolve() : ask();

/** Reloads the current page from the server if this tab belongs to an earlier build. */
function reloadIfOutdated(): void {
  if (isOutdated && target === location.pathname) location.reload();
}

/**
 * After a deployment, an open tab loads its next page from the server instead of showing outdated
 * content. A page that was itself loaded from the server never reloads, so there is no loop.
 * Docusaurus does the same if a page's scripts can no longer be loaded.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location: {pathname},
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === pathname) return;
  target = pathname;
  reloadIfOutdated();
  void askAgain().then(reloadIfOutdated);
};

// The server build imports this module as well.
if (typeof window !== 'undefined') {
  askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askAgain();
  });
  // Reloading would discard what a visitor has typed; the next page is loaded afresh instead.
  addEventListener('input', () => (target = undefined), true);
}
