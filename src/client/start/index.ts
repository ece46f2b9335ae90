import {afterPicture} from '../../lib/after-picture';
import {savesData} from '../../lib/saves-data';
import {whenIdle} from '../../lib/when-idle';
import {searchFiles} from '../../search/box-files';
import {afterAnswer, afterStart, searchEarly} from '../../search/early';
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

declare global {
  interface Window {
    /** Sets the colour scheme, by what is stored where something may be (`page-routes/early-scheme.ts`). */
    setScheme?: (mayBeStored: () => boolean) => void;
  }
}

/** What a file is asked for as, by its ending. */
const KINDS: Partial<Record<string, string>> = {css: 'style', js: 'script'};

function route(): PageRoute {
  return JSON.parse(document.getElementById(PAGE_ROUTE_ID)?.textContent ?? '{}') as PageRoute;
}

/** Adds an element that loads something. */
function load<K extends 'link' | 'script'>(
  name: K,
  parent: HTMLElement,
  properties: Partial<HTMLElementTagNameMap[K]>,
): void {
  parent.append(Object.assign(document.createElement(name), properties));
}

let ahead: readonly string[] = [];

/** Asks for files ahead; a visitor who saves data has them when needed. */
function fetchAhead(hrefs: readonly string[]): void {
  ahead = savesData() ? [] : hrefs;
  fetchNext();
}

/** One file a task: twenty in one would keep a hand waiting. */
function fetchNext(): void {
  const [href, ...rest] = ahead;
  if (!href) return;
  ahead = rest;
  load('link', document.head, {
    rel: 'prefetch',
    as: KINDS[/\w+$/.exec(href)?.[0] ?? ''] ?? 'fetch',
    href,
  });
  setTimeout(fetchNext);
}

function fetchAllAhead(): void {
  if (started) return;
  const {scripts, own, styles, files} = route();
  fetchAhead([styles, ...scripts, ...own, ...searchFiles(files)]);
}

let started = false;

/** A browser also tells of a pointer that rests where the page has just come. */
const rests = ({type, movementX, movementY}: PointerEvent): boolean =>
  type === 'pointermove' && !movementX && !movementY;

function onSign(event: Event): void {
  if (!rests(event as PointerEvent)) start();
}

function start(): void {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, onSign, true);
  // What the visitor did is shown first.
  afterPicture(() => afterStart(takeOver));
}

function takeOver(): void {
  ahead = [];
  // The scripts read the scheme off the page.
  window.setScheme?.(() => true);
  for (const link of document.querySelectorAll('link[rel="prefetch"]')) link.remove();
  const {scripts, styles, files} = route();
  for (const href of scripts) load('link', document.head, {rel: 'preload', as: 'script', href});
  const run = (): void => {
    // In the order of the list.
    for (const src of scripts) load('script', document.body, {src, async: false});
    // A worker that runs has them.
    if (!window.searchWorker) whenIdle(() => fetchAhead(searchFiles(files)));
  };
  // What scripts show is not in the styles that the page is painted with. Without them it works.
  const styled = (): void => afterAnswer(run);
  load('link', document.head, {rel: 'stylesheet', href: styles, onload: styled, onerror: styled});
}

// The whole page and its styles are here: asked for a style, the browser computes all of them now, and
// the layout becomes a task of its own.
void getComputedStyle(document.body).color;
for (const sign of SIGNS) addEventListener(sign, onSign, {capture: true, passive: true});
keepForLater();
searchEarly(() => route().files);
if (document.documentElement.dataset.start === 'now' || location.hash || location.search)
  whenIdle(start);
else whenIdle(fetchAllAhead);
