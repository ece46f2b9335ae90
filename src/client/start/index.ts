import {whenIdle} from '../../lib/when-idle';
import {PAGE_ROUTE_ID, type PageRoute} from '../page-route';
import {keepForLater} from './keep';

/**
 * Stands in every page, and starts the site's scripts when somebody is there to use them: at the
 * first sign of a hand or a key. Until then the page is painted and read without them. They are
 * fetched meanwhile, when the browser has nothing else to do, so that the start is not waited for.
 *
 * A page whose point is its script says so by `<html data-start="now">`; one that is opened at a
 * place (`/contact#technical`, `?amount=4000`) may have something to show. These start as soon as the
 * page is idle.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

function route(): PageRoute {
  return JSON.parse(document.getElementById(PAGE_ROUTE_ID)?.textContent ?? '{}') as PageRoute;
}

/** Asks for the scripts ahead; a visitor who saves data has them when needed. */
function fetchAhead(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (started || connection?.saveData) return;
  const {scripts, own} = route();
  for (const href of [...scripts, ...own]) {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'prefetch', as: 'script', href});
    document.head.append(link);
  }
}

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  // What the visitor did is shown first.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const link of document.querySelectorAll('link[rel="prefetch"]')) link.remove();
      for (const src of route().scripts) {
        const script = document.createElement('script');
        // In the order of the list.
        Object.assign(script, {src, async: false});
        document.body.append(script);
      }
    }),
  );
}

for (const sign of SIGNS) addEventListener(sign, start, {capture: true, passive: true});
keepForLater();
if (document.documentElement.dataset.start === 'now' || location.hash || location.search)
  whenIdle(start);
else whenIdle(fetchAhead);
