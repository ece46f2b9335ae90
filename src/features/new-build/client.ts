import type {ClientModule} from '@docusaurus/types';
import current from '@generated/new-build/default/build.json';

/** Milliseconds between two requests for the id of the published build. */
const INTERVAL = 60_000;

let isOutdated = false;
let askedAt = 0;
/** The navigation that is under way or was the last, unless something was typed after it. */
let target: string | undefined;

/** Finds out whether another build has been published. Offline, the answer stays the same. */
async function ask(): Promise<void> {
  askedAt = Date.now();
  try {
    const response = await fetch('/build.json', {cache: 'no-cache'});
    const {id} = (await response.json()) as {id?: unknown};
    isOutdated = typeof id === 'string' && id !== current.id;
  } catch {
    // The next request answers.
  }
}

const askAgain = (): Promise<void> =>
  isOutdated || Date.now() - askedAt < INTERVAL ? Promise.resolve() : ask();

/** Loads the page that was navigated to from the server, if this tab belongs to an earlier build. */
function reloadIfOutdated(): void {
  if (isOutdated && target === location.pathname) location.reload();
}

/**
 * A tab that stays open over a deployment loads its next page from the server instead of showing the
 * old text. A page that was loaded from the server never reloads by itself, so there is no loop.
 * Docusaurus does the same where the scripts of a page cannot be loaded any more.
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

// The build imports this as well.
if (typeof window !== 'undefined') {
  askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askAgain();
  });
  // What a visitor has typed is not thrown away; the next page is a new one then.
  addEventListener('input', () => (target = undefined), true);
}
