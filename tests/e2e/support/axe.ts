import fs from 'node:fs';

import type axe from 'axe-core';
import type {Page} from 'playwright/test';

/** The minified script loads a third of a second faster than `axe.source`. */
const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the violations that axe finds on a page in its current state, one line each. The rules are
 * those of WCAG 2.2 AA and best practice.
 *
 * Runs axe directly: `@axe-core/playwright` loads the script three times and also returns every
 * passed check, which takes longer than the check itself. Pages here have no frames.
 *
 * @param part selector of the part to check; by default, the whole page
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which are not checked`);
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const {faults, passed} = await page.evaluate(async (selector) => {
    const {axe: here} = window as unknown as {axe: typeof axe};
    const {violations, passes} = await here.run(selector ?? document, {
      resultTypes: ['violations'],
    });
    return {
      faults: violations.flatMap(({id, help, nodes}) =>
        nodes.map(
          ({target, failureSummary}) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
        ),
      ),
      passed: passes.length,
    };
  }, part);
  if (passed === 0) throw new Error(`axe checked nothing on ${page.url()}`);
  return faults;
}

/** Waits for running animations to end, so that no colour is checked in mid-transition. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // In a folded element, time stands still.
    const moving = document
      .getAnimations()
      .filter(
        ({effect}) =>
          effect?.getComputedTiming().endTime !== Infinity &&
          (effect as KeyframeEffect | null)?.target?.checkVisibility(),
      );
    await Promise.allSettled(moving.map(({finished}) => finished));
  });
}
