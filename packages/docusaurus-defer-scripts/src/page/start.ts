import {recordInput} from './replay';
import {hasHydrated, startsNow, watchFailures} from './state';

/** Events that show that somebody is using the page: the first of them starts the scripts. */
const USES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Contains the page's scripts, followed by links to what they load first (`../template.ts`, `../plugin.ts`). */
const {content} = document.querySelector('template#page-scripts') as HTMLTemplateElement;

function afterLoad(task: () => void, delayMs: number): void {
  addEventListener('load', () => setTimeout(task, delayMs), {once: true});
}

/** One file after another: to request them all in one go keeps a phone's processor busy for 0.15 s. */
async function prefetch(): Promise<void> {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (connection?.saveData) return;
  const scripts = [...content.querySelectorAll('script')].map(({src}) => src);
  const chunks = [...content.querySelectorAll('link')].map(({href}) => href);
  for (const url of [...scripts, ...chunks]) {
    if (started) return;
    await fill(url, 'low');
  }
}

/** Loads a file into the browser's cache. Safari ignores `<link rel=prefetch>`. */
async function fill(url: string, priority: RequestPriority): Promise<void> {
  await fetch(url, {priority})
    .then((response) => response.blob())
    .catch(() => undefined);
}

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const type of USES) removeEventListener(type, onFirstUse, true);
  for (const {src} of content.querySelectorAll('script')) {
    // `async = false` preserves the execution order.
    document.body.append(Object.assign(document.createElement('script'), {src, async: false}));
  }
}

/** Prefetches the file that an element will need, named in its `data-prefetch`. */
function prefetchFor({target}: Event): void {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-prefetch]');
  if (element) void fill(element.dataset.prefetch ?? '', 'high');
}

function onFirstUse(event: Event): void {
  // Browsers also report a motionless pointer on a page that has just appeared.
  const {type, movementX, movementY} = event as PointerEvent;
  if (type === 'pointermove' && !movementX && !movementY) return;
  prefetchFor(event);
  // Lets the browser paint its response to the touch first.
  requestAnimationFrame(() => setTimeout(start));
}

/**
 * Reloads the page if a visitor goes back before the scripts have started. A reloaded page may share its
 * document with earlier history entries, whose content browsers leave to the page's scripts.
 */
function watchHistory(): void {
  const {pathname} = location;
  addEventListener('popstate', () => {
    if (!hasHydrated() && location.pathname !== pathname) location.reload();
  });
}

recordInput();
watchHistory();
watchFailures();
for (const type of USES) addEventListener(type, onFirstUse, {capture: true, passive: true});
// Pages that depend on their scripts start immediately, and so do those opened with an anchor or a query.
if (startsNow() || location.hash || location.search) afterLoad(start, 0);
// Late enough not to compete with the content for bandwidth.
else afterLoad(() => void prefetch(), 1000);
