import {expect} from 'playwright/test';

/** A browser that Playwright cannot drive, with what a visitor does in it. */
export interface Visitor {
  goto: (url: string) => Promise<void>;
  /** Moves the pointer, which starts the scripts of a page. */
  move: () => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: 'Enter') => Promise<void>;
  /** Chooses an option of the first field that matches. */
  select: (selector: string, value: string) => Promise<void>;
  back: () => Promise<void>;
  url: () => Promise<string>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Errors in the console since a page was opened, including what the policy has blocked. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Opens a page and starts its scripts. */
export async function open(visitor: Visitor, url: string): Promise<void> {
  await visitor.goto(url);
  await start(visitor);
}

/** Waits until the scripts of a page are prefetched, and starts them. */
export async function start(visitor: Visitor): Promise<void> {
  const fetched = `performance.getEntriesByType('resource').some(({name}) => /\\/main\\.\\w+\\.js/.test(name))`;
  await expect.poll(() => visitor.evaluate(fetched)).toBe(true);
  await visitor.move();
  const hydrated = `document.documentElement.dataset.hasHydrated`;
  await expect.poll(() => visitor.evaluate(hydrated)).toBe('true');
}

/** Waits for the text of all elements that match a selector. */
export const shown = (visitor: Visitor, selector: string) =>
  expect.poll(() =>
    visitor.evaluate<string>(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].map(({textContent}) => textContent).join(' ')`,
    ),
  );
