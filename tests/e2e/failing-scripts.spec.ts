import {expect, type Page, type Route, test} from 'playwright/test';

import {fillContact, sendButton} from './support/contact';
import {recordNavigations} from './support/leaving';
import {hydrate, movePointer} from './support/open';

/** How a network, a proxy or a deployment can break a script. */
const FAILURES = {
  // The response of the server when a release has removed the script.
  'is missing': (route: Route) =>
    route.continue({url: route.request().url().replace(/\.js$/, '.removed.js')}),
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is replaced by a page': (route: Route) =>
    route.fulfill({contentType: 'text/javascript', body: '<!doctype html><title>Log in</title>'}),
} as const;

/** The text that is typed. Without JavaScript, Chromium garbles non-ASCII characters in `mailto:` forms. */
const TEXT = {script: 'Not here yet: 4000 euro, Żółć 🙁', noScript: 'Not here yet: 4000 euro'};
const ADDRESS = 'zofia@example.com';

/** Fills in a form, clicks its button as soon as possible, and checks that the typed text is sent. */
type Use = (page: Page, navigations: string[], text?: string) => Promise<void>;

const expectMailed = (navigations: string[], text: string): Promise<void> =>
  expect
    .poll(() => navigations.filter((url) => url.startsWith('mailto:')).join('\n'), {
      intervals: [50],
    })
    .toContain(text);

const useContact: Use = async (page, navigations, text = TEXT.script) => {
  await fillContact(page, text);
  await sendButton(page).click();
  await expectMailed(navigations, text);
};

const useNewsletter: Use = async (page, navigations) => {
  await page.getByLabel('Your e-mail address').fill(ADDRESS);
  await page.getByRole('button', {name: 'Subscribe'}).click();
  await expectMailed(navigations, ADDRESS);
};

/** Either the question works, or the link for visitors without JavaScript replaces it. */
const useFeedback: Use = async (page, navigations, text = TEXT.script) => {
  const link = page.getByRole('link', {name: 'Tell us by e-mail'});
  const comment = page.getByLabel('What was missing or unclear?');
  const answer = page.getByRole('button', {name: 'No', exact: true});
  // The link may replace the button at any time.
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
  await expectMailed(navigations, text);
};

/** For pages without a form. */
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

/** Opens a page, uses it, and checks that it is still the same page. */
async function useOnce(
  page: Page,
  {route, title, use}: (typeof PAGES)[number],
  navigations: string[],
  text?: string,
): Promise<void> {
  navigations.length = 0;
  await page.goto(route, {waitUntil: 'domcontentloaded'});
  await movePointer(page);
  await use(page, navigations, text);
  await expect(page.getByRole('heading', {level: 1})).toContainText(title);
}

/** Makes every visit a first visit. */
async function clearStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const ALL = Object.keys(FAILURES) as (keyof typeof FAILURES)[];
/**
 * Each script that a page runs fails in one of the ways, taken in turn. Finally, all scripts that it
 * only prefetches fail at once. With `FAULTS=all`, each fails in every way, which takes three times as long.
 */
const turns = process.env.FAULTS === 'all' ? ALL : [undefined];

for (const fixed of turns) {
  for (const [index, at] of PAGES.entries()) {
    test(`${at.route} still works whichever of its scripts ${fixed ?? 'fails'}`, async ({page}) => {
      // One visit per script.
      test.slow();
      await clearStorage(page);
      const navigations = await recordNavigations(page);
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
      await useOnce(page, at, navigations);
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      expect(started.size).toBeGreaterThan(3);
      const prefetched = [...requested].filter((script) => !started.has(script));
      for (failing of [...[...started].map((script) => [script]), prefetched]) {
        turn += 1;
        await test.step(failing.join(', '), () => useOnce(page, at, navigations));
      }
    });
  }
}

const FORMS = PAGES.filter(({use}) => use !== read);

for (const at of FORMS) {
  test(`${at.route} still works when an empty main script never hydrates the page`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(/\/assets\/js\/main\./, (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    const navigations = await recordNavigations(page);
    const used = useOnce(page, at, navigations);
    await expect(async () => {
      await page.clock.fastForward('00:11');
      expect(await page.locator('html').getAttribute('data-script')).toBe('failed');
    }).toPass();
    await used;
  });

  for (const [name, fail] of Object.entries(FAILURES)) {
    test(`${at.route} still works when every script ${name} after the first interaction`, async ({
      page,
    }) => {
      let failScripts = (): void => undefined;
      const interacted = new Promise<void>((resolve) => (failScripts = resolve));
      await page.route(SCRIPTS, async (route) => {
        await interacted;
        await fail(route);
      });
      const navigations = await recordNavigations(page);
      // Pending scripts keep the page from finishing loading.
      await page.goto(at.route, {waitUntil: 'commit'});
      await movePointer(page);
      const used = at.use(page, navigations);
      await page
        .locator('button:visible', {hasText: /^(Send|Subscribe|No)/})
        .first()
        .waitFor();
      failScripts();
      await used;
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const at of FORMS) {
    test(`${at.route} still works`, async ({page}) => {
      await useOnce(page, at, await recordNavigations(page), TEXT.noScript);
    });
  }
});
