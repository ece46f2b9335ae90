import type {Browser, Page} from 'playwright';

import {median} from '../median';
import {type Interaction, interactions} from './interactions';

/** How long pages took to show what was asked for, each in milliseconds. */
export interface Answered {
  name: string;
  /** From the touch to the next paint, on a page that runs. */
  running: Times;
  /** The same where the touch is the first, and starts the scripts. */
  first: Times;
  /** From the first touch until what was asked for is there. */
  there: Times;
}

/** Of all runs. */
export interface Times {
  median: number;
  worst: number;
}

/** How many times slower than this machine the phone is. */
const SLOWER = 4;
/** Milliseconds in which a page comes to rest, and in which the browser reports what it measured. */
const REST = 2500;
const REPORT = 600;
/** Shorter events are not reported by browsers; they count as this long. */
const SHORTEST = 16;

/**
 * Does everything that readers do, and asks the browser for the time from the touch to the next
 * paint (what INP is made of): on a page whose scripts run, and as the first touch of a page.
 *
 * @param origin where the build is served
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Answered[]> {
  const all: Answered[] = [];
  for (const interaction of interactions) {
    const running: number[] = [];
    const first: number[] = [];
    const there: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      running.push((await tryOnce(browser, origin, interaction, true)).longest);
      const untouched = await tryOnce(browser, origin, interaction, false);
      first.push(untouched.longest);
      there.push(untouched.there);
    }
    all.push({
      name: interaction.name,
      running: timesOf(running),
      first: timesOf(first),
      there: timesOf(there),
    });
  }
  return all;
}

const timesOf = (values: readonly number[]): Times => ({
  median: Math.round(median(values)),
  worst: Math.round(Math.max(...values)),
});

async function tryOnce(
  browser: Browser,
  origin: string,
  {name, route, width, act, done}: Interaction,
  started: boolean,
): Promise<{longest: number; there: number}> {
  const context = await browser.newContext({viewport: {width, height: 800}});
  try {
    const page = await context.newPage();
    await page.addInitScript(recordEvents, SHORTEST);
    await page.goto(origin + route);
    if (started) {
      await page.mouse.move(8, 8, {steps: 2});
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    }
    await page.waitForTimeout(REST);
    await slowDown(page);
    const touched = performance.now();
    await act(page);
    await done(page);
    const there = performance.now() - touched;
    await page.waitForTimeout(REPORT);
    return {longest: await longestEvent(page), there};
  } catch (error) {
    throw new Error(`Cannot "${name}" on ${route}: ${String(error)}`, {cause: error});
  } finally {
    await context.close();
  }
}

/** Makes a page as slow as it is on a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
}

/** Runs in the page: keeps the longest time from a touch or key to the next paint. */
function recordEvents(shortest: number): void {
  const kept = window as unknown as {longestEvent: number};
  kept.longestEvent = shortest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {interactionId?: number})[]) {
      if (entry.interactionId) kept.longestEvent = Math.max(kept.longestEvent, entry.duration);
    }
  }).observe({
    type: 'event',
    durationThreshold: shortest,
    buffered: true,
  } as PerformanceObserverInit);
}

function longestEvent(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as {longestEvent: number}).longestEvent);
}
