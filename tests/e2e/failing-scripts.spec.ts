import {expect, type Page, type Route, test} from 'playwright/test';

import {fillContact, sendButton} from './support/contact';
import {watchLeaving} from './support/leaving';
import {nudge} from './support/open';

/** What a network, a proxy or a deployment does to a script. */
const FAILURES = {
  // As the server answers when a release has removed it.
  'is missing': (route: Route) =>
    route.continue({url: route.request().url().replace(/\.js$/, '.removed.js')}),
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is another page': (route: Route) =>
    route.fulfill({contentType: 'text/javascript', body: '<!doctype html><title>Log in</title>'}),
} as const;

/** What is typed. Where all scripts are off, Chromium garbles what is not ASCII in such an e-mail. */
const TEXT = {script: 'Not here yet: 4000 euro, Żółć 🙁', noScript: 'Not here yet: 4000 euro'};
const ADDRESS = 'zofia@example.com';

/** Fills in a form, sends it as soon as it can be pressed, and checks that what was typed goes out. */
type Use = (page: Page, left: string[], text?: string) => Promise<void>;

const expectMailed = (left: string[], text: string): Promise<void> =>
  expect
    .poll(() => left.filter((url) => url.startsWith('mailto:')).join('\n'), {intervals: [50]})
    .toContain(text);

const useContact: Use = async (page, left, text = TEXT.script) => {
  await fillContact(page, text);
  await sendButton(page).click();
  await expectMailed(left, text);
};

const useNewsletter: Use = async (page, left) => {
  await page.getByLabel('Your e-mail address').fill(ADDRESS);
  await page.getByRole('button', {name: 'Subscribe'}).click();
  await expectMailed(left, ADDRESS);
};

/** Either the question works, or the link for visitors without script takes its place. */
const useFeedback: Use = async (page, left, text = TEXT.script) => {
  const link = page.getByRole('link', {name: 'Tell us by e-mail'});
  const comment = page.getByLabel('What was missing or unclear?');
  const answer = page.getByRole('button', {name: 'No', exact: true});
  // The link may take the place of the button at any time.
  await expect(async () => {
    if (await answer.isVisible()) await answer.click({timeout: 500});
    await expect(link.or(comment).first()).toBeVisible({timeout: 1000});
  }).toPass();
  if (await link.isVisible()) {
    await expect(link).toHaveAttribute('href', /^mailto:.*Fee%20schedule/);
    return;
  }
  await comment.fill(text);
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expectMailed(left, text);
};

/** A page without a form is read. */
const read: Use = () => Promise.resolve();

const PAGES: readonly {route: string; title: RegExp; use: Use}[] = [
  {route: '/contact', title: /Contact/, use: useContact},
  {route: '/updates', title: /updates/, use: useNewsletter},
  {route: '/resources/fee-schedule', title: /Fee schedule/, use: useFeedback},
  {route: '/', title: /Buy & Sell Crypto/, use: read},
  {route: '/tools/cost', title: /Cost/, use: read},
  {route: '/api', title: /API/, use: read},
];

const SCRIPTS = /\/assets\/js\/[^/]+\.js$/;

/** Opens a page, uses it, and checks that it still is that page. */
async function useOnce(
  page: Page,
  {route, title, use}: (typeof PAGES)[number],
  left: string[],
  text?: string,
): Promise<void> {
  left.length = 0;
  await page.goto(route, {waitUntil: 'domcontentloaded'});
  await nudge(page);
  await use(page, left, text);
  await expect(page.getByRole('heading', {level: 1})).toContainText(title);
}

/** Every visit is a first one. */
async function forget(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const ALL = Object.keys(FAILURES) as (keyof typeof FAILURES)[];
/**
 * Each script that a page runs fails in one way, by turns, and at last all those of other pages that it
 * only prefetches. With `FAULTS=all`, in every way, which takes three times as long.
 */
const turns = process.env.FAULTS === 'all' ? ALL : [undefined];

for (const fixed of turns) {
  for (const [index, at] of PAGES.entries()) {
    test(`${at.route} does what it says whichever of its scripts ${fixed ?? 'fails'}`, async ({
      page,
    }) => {
      // A visit for each script.
      test.slow();
      await forget(page);
      const left = await watchLeaving(page);
      const requested = new Set<string>();
      const started = new Set<string>();
      let failing: readonly string[] | undefined;
      let turn = index;
      await page.route(SCRIPTS, async (route) => {
        const request = route.request();
        const {pathname} = new URL(request.url());
        if (failing === undefined) requested.add(pathname);
        if (failing === undefined && request.resourceType() === 'script') started.add(pathname);
        const name = fixed ?? ALL[turn % ALL.length];
        await (failing?.includes(pathname) && name ? FAILURES[name](route) : route.continue());
      });
      await useOnce(page, at, left);
      await page.waitForLoadState('networkidle');
      expect(started.size).toBeGreaterThan(3);
      const prefetched = [...requested].filter((script) => !started.has(script));
      for (failing of [...[...started].map((script) => [script]), prefetched]) {
        turn += 1;
        await test.step(failing.join(', '), () => useOnce(page, at, left));
      }
    });
  }
}

const FORMS = PAGES.filter(({use}) => use !== read);

for (const at of FORMS) {
  test(`${at.route} does what it says where a script that is empty never starts the page`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(/\/assets\/js\/main\./, (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    const left = await watchLeaving(page);
    const used = useOnce(page, at, left);
    await expect(async () => {
      await page.clock.fastForward('00:11');
      expect(await page.locator('html').getAttribute('data-script')).toBe('failed');
    }).toPass();
    await used;
  });

  for (const [name, fail] of Object.entries(FAILURES)) {
    test(`${at.route} does what it says where every script ${name} after it was used`, async ({
      page,
    }) => {
      let go = (): void => undefined;
      const gone = new Promise<void>((resolve) => (go = resolve));
      await page.route(SCRIPTS, async (route) => {
        await gone;
        await fail(route);
      });
      const left = await watchLeaving(page);
      // What is under way keeps the page from being loaded.
      await page.goto(at.route, {waitUntil: 'commit'});
      await nudge(page);
      const used = at.use(page, left);
      await page
        .locator('button:visible', {hasText: /^(Send|Subscribe|No)/})
        .first()
        .waitFor();
      go();
      await used;
    });
  }
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  for (const at of FORMS) {
    test(`${at.route} does what it says`, async ({page}) => {
      await useOnce(page, at, await watchLeaving(page), TEXT.noScript);
    });
  }
});
