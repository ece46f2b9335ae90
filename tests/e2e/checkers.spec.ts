import {expect, test} from 'playwright/test';

import {check, EXPLAINED} from './support/checkers';
import {open} from './support/open';
import {quiet} from './support/quiet';
import {specRoutes} from './support/routes';

test.use({reducedMotion: 'reduce', viewport: {width: 1280, height: 800}});

/** One page of each kind, and every page with components of its own. */
const ROUTES = [
  ...specRoutes()
    .filter(
      ({kind}, index, all) =>
        kind === 'page' || all.findIndex((other) => other.kind === kind) === index,
    )
    .map(({route}) => route),
  '/resources/fee-schedule',
  '/resources/supported-countries',
  '/resources/tax-guide',
  '/knowledge-base/api-docs/authentication',
  '/updates/aml-policy-questions',
  '/tools/cost',
  '/tools/payment',
  '/changes/since/2024-11',
  '/2024-11/resources/fee-schedule',
  '/no-such-page',
];

/** Pages are checked alternately before and after hydration; axe checks every page in both states. */
const TURNS = [ROUTES, ROUTES.slice(1)].map((routes) => routes.filter((_, i) => i % 2 === 0));

test('Equal Access and HTML_CodeSniffer find no faults on any page @full', async ({page}) => {
  // Milliseconds: the checkers are slow, even more so on a busy machine.
  test.setTimeout(480_000);
  expect(ROUTES.length).toBeGreaterThan(20);
  const explained = new Set<string>();
  const checkPage = async (route: string): Promise<void> => {
    const found = await check(page);
    expect.soft(found.faults, route).toEqual([]);
    for (const rule of found.explained) explained.add(rule);
  };
  const [before = [], after = []] = TURNS;
  for (const route of after) {
    await open(page, route);
    await quiet(page);
    await checkPage(route);
  }
  // Scripts are blocked, because some pages start them immediately.
  await page.route('**/assets/js/*.js', () => undefined);
  for (const route of before) {
    await page.goto(route);
    await checkPage(route);
  }
  const needed = EXPLAINED.flatMap(({rules, on}) => rules.map((rule) => `${rule} ${on}`));
  expect([...explained].sort()).toEqual(needed.sort());
});
