import type {PageRoute} from '../client/page-route';
import {afterPicture} from '../lib/after-picture';
import {boxScripts, fetchFirst} from './box-files';
import type {FromWorker, ToWorker} from './worker';

/** Results that the box shows; the page /search has the others. */
export const BOX_LIMIT = 7;
/** So many come before the others, for fewer files are waited for: as many as fit above a keyboard. */
export const FIRST_LIMIT = 3;

/** Milliseconds that the page's scripts wait at most: for the worker, and for letters after a touch. */
const START_PATIENCE = 500;
const LETTERS_PATIENCE = 200;
/** Milliseconds after a letter that they wait: for the next one, and at most for its answer. */
const TYPING = 500;
const ANSWER_PATIENCE = 1000;
/** Milliseconds after which it is looked again. */
const STEP = 16;

const SIGNS = ['pointerdown', 'focusin', 'input'] as const;

declare global {
  interface Window {
    /** The one worker of the page: started here, or by `client.ts`. */
    searchWorker?: Worker | undefined;
  }
}

/**
 * Searches before the page's scripts run: at the touch of a search field its worker starts, loads the
 * index, and looks for what is typed. What it finds is shown at once, by the HTML that it writes; the
 * box takes the list over when the scripts are there.
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
    if (target.value) typedAt = performance.now();
    const worker = (window.searchWorker ??= begin(folder, boxScripts(files())));
    if (!worker) return;
    const text = (asked = target.value);
    const ask = (limit: number): void => {
      const question: ToWorker = {id: (lastId -= 1), folder, text, limit};
      worker.postMessage(question);
    };
    ask(FIRST_LIMIT);
    const first = lastId;
    // Until the box listens instead. What was typed since is answered next.
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      isStarting = false;
      if (data.id > first) return;
      show(target, data.html);
      // The others, which are on their way then when the box asks for them.
      if (data.id === first && data.html) ask(BOX_LIMIT);
    };
  };
  for (const sign of SIGNS) addEventListener(sign, onTouch, {capture: true, passive: true});
  // Who leaves the field, or moves in the list, waits for the scripts.
  addEventListener('focusout', stopWaiting);
  addEventListener('keydown', ({key}) => {
    if (/^(Arrow|Esc)/.test(key)) stopWaiting();
  });
}

/** Those of the box are above nought. */
let lastId = 0;
/** Whether a worker was started that has not said anything. */
let isStarting = false;
/** What is typed and not yet answered; empty where a field was only touched. */
let asked: string | undefined;
/** When the last letter was typed, as `performance.now()` tells. */
let typedAt = -Infinity;

function stopWaiting(): void {
  asked = undefined;
  typedAt = -Infinity;
}

/**
 * Runs a task when the worker is there, and at once where none was started: it cannot start while the
 * page is busy.
 */
export function afterStart(task: () => void): void {
  when(() => !isStarting, START_PATIENCE, task);
}

/**
 * Runs a task once what is typed is answered and no more letters come, and at once where no field was
 * touched: what takes over the page would hold up the letters and the list.
 */
export function afterAnswer(task: () => void): void {
  when(
    () => asked !== '',
    LETTERS_PATIENCE,
    () => when(isAnswered, Infinity, task),
  );
}

function isAnswered(): boolean {
  return performance.now() - typedAt > (asked ? ANSWER_PATIENCE : TYPING);
}

function when(holds: () => boolean, patience: number, task: () => void): void {
  if (patience <= 0 || holds()) task();
  else setTimeout(() => when(holds, patience - STEP, task), STEP);
}

/** Puts the list below the field, where `SearchBox` has a place for it. */
function show(field: HTMLInputElement, html = ''): void {
  const place = field.closest('search')?.querySelector<HTMLElement>('[data-early]');
  if (!place) return;
  place.innerHTML = html;
  // A press leaves the focus in the field, which keeps the list open.
  place.onmousedown = (event) => event.preventDefault();
  // When it is painted.
  if (asked) afterPicture(() => (asked = undefined));
}

/** Takes the early lists away: the box shows its own. */
export function dropEarly(): void {
  for (const place of document.querySelectorAll('[data-early]')) place.replaceChildren();
}

/** All at once, so that nothing waits for the answer to something else. */
function begin(folder: string, [worker, panel]: readonly string[]): Worker | undefined {
  if (!worker || !panel) return undefined;
  // Beside the script of the worker, which then finds them on their way.
  fetchFirst(folder);
  const link = document.createElement('link');
  document.head.append(Object.assign(link, {rel: 'preload', as: 'script', href: panel}));
  try {
    const started = new Worker(worker);
    isStarting = true;
    started.onerror = () => {
      isStarting = false;
      asked = undefined;
      window.searchWorker = undefined;
    };
    return started;
  } catch {
    // A browser may refuse workers: the box says so when its scripts are there.
    return undefined;
  }
}
