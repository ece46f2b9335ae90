import AxeBuilder from '@axe-core/playwright';
import type {Page} from 'playwright/test';

/**
 * What axe finds on a page as it stands, by the rules of WCAG 2.2 AA and best practice: one line a
 * fault.
 *
 * @param part selector of the only part that is looked at
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  // Three quarters of the time went into telling of what is right, and into a second page that axe
  // opens for frames, of which there are none.
  const axe = new AxeBuilder({page});
  if (part) axe.include(part);
  const {violations, passes} = await axe
    .options({resultTypes: ['violations']})
    .setLegacyMode(true)
    .analyze();
  if (passes.length === 0) throw new Error(`axe looked at nothing on ${page.url()}`);
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
    ),
  );
}
