import {recordInput} from './replay';

/** The first of these starts the scripts: somebody uses the page. */
const FIRST_USE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
] as const;

/** Holds the page's scripts, then links to what they load first (`template.ts`, `plugin.ts`). */
const {content} = document.querySelector('template#page-scripts') as HTMLTemplateElement;

function afterLoad(task: () => void, delayMs: number): void {
  addEventListener('load', () => setTimeout(task, delayMs), {once: true});
}

function prefetch(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (started || connection?.saveData) return;
  for (const {src} of content.querySelectorAll('script')) {
    document.head.append(
      Object.assign(document.createElement('link'), {rel: 'prefetch', href: src}),
    );
  }
  for (const link of content.querySelectorAll('link')) document.head.append(link.cloneNode());
}

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const type of FIRST_USE) removeEventListener(type, onFirstUse, true);
  for (const {src} of content.querySelectorAll('script')) {
    // `async = false` keeps their order.
    document.body.append(Object.assign(document.createElement('script'), {src, async: false}));
  }
}

/** An element may name a file that its script will ask for. */
function prefetchFor({target}: Event): void {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-prefetch]');
  if (!element) return;
  const {prefetch: href} = element.dataset;
  document.head.append(
    Object.assign(document.createElement('link'), {rel: 'prefetch', href, fetchPriority: 'high'}),
  );
}

function onFirstUse(event: Event): void {
  // Browsers also report a pointer that rests where the page has just appeared.
  const {type, movementX, movementY} = event as PointerEvent;
  if (type === 'pointermove' && !movementX && !movementY) return;
  prefetchFor(event);
  // The browser paints its response to the touch first.
  requestAnimationFrame(() => setTimeout(start));
}

/**
 * Shows the page of the address when a visitor goes back before the scripts have started: a reloaded page
 * shares its place in the history with the pages before it, and browsers leave the content to its scripts.
 */
function watchHistory(): void {
  const {pathname} = location;
  addEventListener('popstate', () => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && location.pathname !== pathname) location.reload();
  });
}

recordInput();
watchHistory();
for (const type of FIRST_USE) addEventListener(type, onFirstUse, {capture: true, passive: true});
// A page whose purpose is its script starts by itself, and so does one opened at a place or with a query.
const isScriptPage = document.documentElement.dataset.start === 'now';
if (isScriptPage || location.hash || location.search) afterLoad(start, 0);
// Late enough to leave the connection to what the visitor sees first.
else afterLoad(prefetch, 1000);
