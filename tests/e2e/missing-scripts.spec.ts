import {expect, type Page, type Route, test} from 'playwright/test';

import {appUrl} from '../../src/config/brand';
import {fillContact, sendButton} from './support/contact';
import {fee} from './support/fees';
import {recordNavigations} from './support/leaving';
import {hydrate, movePointer} from './support/open';
import {quiet} from './support/quiet';
import {fullUnless} from './support/tags';

const SCRIPTS = /\/assets\/js\/[^/]+\.js$/;
const ARTICLE = '/knowledge-base/payments/sepa-swift';

/** How a network, a proxy or a deployment can break a script. */
const FAILURES: readonly (readonly [name: string, fail: (route: Route) => Promise<void>])[] = [
  // The response of the server when a release has removed the script.
  ['is missing', (route) => route.continue({url: route.request().url().replace('.js', '.old.js')})],
  ['is cut off', (route) => route.abort('connectionreset')],
  [
    'is replaced by a page',
    (route) =>
      route.fulfill({contentType: 'text/javascript', body: '<!doctype html><title>Log in</title>'}),
  ],
];

/** The text that is typed. Without JavaScript, Chromium garbles non-ASCII characters in `mailto:` forms. */
const TEXT = {script: 'Not here yet: 4000 euro, Żółć 🙁', noScript: 'Not here yet: 4000 euro'};
const ADDRESS = 'zofia@example.com';

const title = (page: Page) => page.getByRole('heading', {level: 1});

const expectMailed = (navigations: string[], text: string): Promise<void> =>
  expect
    .poll(() => navigations.filter((url) => url.startsWith('mailto:')).join('\n'))
    .toContain(text);

/** Fills in a form, clicks its button as soon as possible, and checks that the typed text is sent. */
type Use = (page: Page, navigations: string[], text?: string) => Promise<void>;

const useContact: Use = async (page, navigations, text = TEXT.script) => {
  await fillContact(page, text);
  await sendButton(page).click();
  await expectMailed(navigations, text);
};

const useNewsletter: Use = async (page, navigations) => {
  await page.getByLabel('Your e-mail address').fill(ADDRESS);
  await page.getByRole('button', {name: 'Open in your mail'}).click();
  await expectMailed(navigations, ADDRESS);
};

/** Either the question works, or the link for visitors without JavaScript replaces it, at any time. */
const useFeedback: Use = async (page) => {
  const link = page.getByRole('link', {name: 'Tell us by e-mail'});
  const thanks = page.getByText('nothing was sent');
  const answer = page.getByRole('button', {name: 'No', exact: true});
  await expect(async () => {
    if (await answer.isVisible()) await answer.click({timeout: 500});
    await expect(link.or(thanks).first()).toBeVisible({timeout: 1000});
  }).toPass();
  if (await link.isVisible()) {
    await expect(link).toHaveAttribute('href', /^mailto:.*Fee%20schedule/);
    await expect(answer).toBeHidden();
  }
};

const FORMS: readonly {route: string; heading: RegExp; use?: Use}[] = [
  {route: '/contact', heading: /Contact/, use: useContact},
  {route: '/updates', heading: /updates/, use: useNewsletter},
  {route: '/resources/fee-schedule', heading: /Fee schedule/, use: useFeedback},
];
const PAGES: typeof FORMS = [
  ...FORMS,
  {route: '/', heading: /Buy & Sell Crypto/},
  {route: '/tools/cost', heading: /Cost/},
  {route: '/api', heading: /API/},
];

/** Opens a page, uses its form, and checks that it is still the same page. */
async function useOnce(
  page: Page,
  {route, heading, use}: (typeof PAGES)[number],
  navigations: string[],
  text?: string,
): Promise<void> {
  navigations.length = 0;
  await page.goto(route, {waitUntil: 'domcontentloaded'});
  await movePointer(page);
  await use?.(page, navigations, text);
  await expect(title(page)).toContainText(heading);
}

for (const [index, at] of PAGES.entries()) {
  // The ways to fail take turns. Scripts that a page only prefetches fail all at once, and those that pages share
  // fail on the pages with a form.
  test(`${at.route} works whichever of its scripts fails @full`, async ({page}) => {
    test.slow();
    // Every visit is a first visit.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
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
      const fail = FAILURES[turn % FAILURES.length]?.[1];
      await (failing?.includes(pathname) && fail ? fail(route) : route.continue());
    });
    await useOnce(page, at, navigations);
    await hydrate(page);
    await quiet(page);
    expect(started.size).toBeGreaterThan(3);
    const prefetched = [...requested].filter((script) => !started.has(script));
    const contact = at.use ? '' : await (await page.request.get('/contact')).text();
    const own = [...started].filter((script) => !contact.includes(script));
    for (failing of [...own.map((script) => [script]), prefetched]) {
      turn += 1;
      await test.step(failing.join(', '), () => useOnce(page, at, navigations));
    }
  });
}

for (const [index, at] of FORMS.entries()) {
  test(`the form on ${at.route} is sent when the main script is empty @full`, async ({page}) => {
    await page.clock.install();
    await page.route(/\/assets\/js\/main\./, (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    const used = useOnce(page, at, await recordNavigations(page));
    await expect(async () => {
      await page.clock.fastForward('00:11');
      expect(await page.locator('html').getAttribute('data-script')).toBe('failed');
    }).toPass();
    await used;
  });

  for (const [way, [name, fail]] of FAILURES.entries()) {
    const tag = fullUnless(way === 0 && index === 0);
    test(`the form on ${at.route} is sent when every script ${name}${tag}`, async ({page}) => {
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
      const used = at.use?.(page, navigations);
      const button = page.locator('button:visible', {hasText: /^(Open|No)/});
      await button.first().waitFor();
      failScripts();
      await used;
    });
  }
}

/** Visits a page of each kind and expects its version for visitors without JavaScript. */
async function expectUsable(page: Page): Promise<void> {
  const visit = async (route: string): Promise<void> => {
    await page.goto(route);
    await movePointer(page);
  };
  const main = page.getByRole('main');
  await visit('/contact');
  for (const label of ['Subject', 'What happened?', 'Company name']) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
  await visit('/login');
  await expect(page.locator('input[type="password"]')).toBeHidden();
  await expect(main.getByRole('link', {name: new URL(appUrl).host})).toHaveAttribute(
    'href',
    /sign-in$/,
  );
  await visit('/faq#how-long-does-verification-take');
  await expect(main.getByText('Many accounts are approved at once.')).toBeInViewport();
  await visit('/search?q=sepa');
  await expect(main.getByText('Search needs JavaScript')).toBeVisible();
  await expect(main.getByRole('link', {name: /Payments/}).first()).toBeVisible();
  await visit('/tools/cost');
  await expect(main.getByText('needs JavaScript').first()).toBeVisible();
  await visit('/knowledge-base/api-docs/authentication');
  for (const code of ['openssl', 'createHmac', 'hmac.new']) {
    await expect(page.locator('pre', {hasText: code}).first()).toBeVisible();
  }
  await visit('/api');
  await expect(page.getByRole('heading', {name: 'Place an order'})).toBeVisible();
  // From page to page by links.
  await visit('/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('link', {name: 'Knowledge Base'}).click();
  await main.getByRole('link', {name: 'Payments and transfers'}).first().click();
  await expect(page).toHaveURL('/knowledge-base/payments');
  await page.locator(`main a[href="${ARTICLE}"]`).first().click();
  await expect(title(page)).toContainText('SEPA');
  await expect(page.getByRole('table').first()).toBeVisible();
  await movePointer(page);
  await expect(page.getByRole('link', {name: 'Tell us by e-mail'})).toBeVisible();
  await bar.getByRole('link', {name: 'Fees'}).click();
  await expect(page).toHaveURL(/^[^#]*\/resources\/fee-schedule/);
  await expect(
    page.getByRole('cell', {name: fee('trading.tier.standard.maker')}).first(),
  ).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('articles, forms and the API reference are complete, and links work', ({page}) =>
    expectUsable(page));

  for (const at of FORMS) {
    test(`the form on ${at.route} is sent${fullUnless(at === FORMS[0])}`, async ({page}) => {
      await useOnce(page, at, await recordNavigations(page), TEXT.noScript);
    });
  }
});

for (const {name, blocked} of [
  {name: 'the main script', blocked: /\/assets\/js\/main\.\w+\.js/},
  {name: 'all but the first two scripts', blocked: /\/assets\/js\/(?!runtime~main|main)[^/]+\.js/},
]) {
  test(`pages work as without JavaScript if ${name} cannot be loaded @full`, async ({page}) => {
    await page.route(blocked, (route) => route.abort());
    await expectUsable(page);
  });
}
