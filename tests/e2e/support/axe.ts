import axe from 'axe-core';
import type {Page} from 'playwright/test';

import {settle} from './settle';

/**
 * What axe finds on a page as it stands, by the rules of WCAG 2.2 AA and best practice: one line a
 * fault.
 *
 * Asks axe itself: `@axe-core/playwright` brings its script three times and carries away all that
 * is right as well, which takes longer than the looking. Pages here have no frames.
 *
 * @param part selector of the only part that is looked at
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error(`${page.url()} has frames, which are not looked at`);
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
  if (passed === 0) throw new Error(`axe looked at nothing on ${page.url()}`);
  return faults;
}
