import {chromium, expect, type Locator, type Page, test} from 'playwright/test';

import {findBrowser} from '../../scripts/browser';
import {fillContact, message, sendButton} from './support/contact';
import {configureEndpoints} from './support/endpoints';
import {watchFaults} from './support/faults';
import {recordNavigations} from './support/leaving';
import {open} from './support/open';

const ARTICLE = '/knowledge-base/payments/deposit-funds';
const ENDPOINT = '/forms/any';

/** Pages with something to send. `prepare` fills it in and returns the button that sends it. */
const SENDERS: readonly {route: string; prepare: (page: Page) => Promise<Locator>}[] = [
  {
    route: '/contact',
    prepare: async (page) => {
      await fillContact(page, 'Not here yet');
      return sendButton(page);
    },
  },
  {
    route: '/updates',
    prepare: async (page) => {
      await page.getByLabel('Your e-mail address').fill('zofia@example.com');
      return page.getByRole('button', {name: 'Subscribe'});
    },
  },
  {
    route: ARTICLE,
    prepare: (page) => Promise.resolve(page.getByRole('button', {name: 'Yes', exact: true})),
  },
];

/** Presses Tab until an element has the focus, at most 80 times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach the element');
}

/** The first key press on a page starts its scripts, and no later one is lost. */
const BY_KEYBOARD: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/contact': async (page) => {
    await tabTo(page, page.getByLabel('First name'));
    await page.keyboard.type('Zofia');
    await tabTo(page, sendButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toContainText('4 fields need your attention');
    await expect(page.getByLabel('First name')).toHaveValue('Zofia');
    await expect(page.getByLabel('Last name')).toBeFocused();
  },
  [ARTICLE]: async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('two-factor');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(ARTICLE);
    await expect(page.getByRole('heading', {level: 1})).toContainText(/two-factor/i);
  },
  '/how-it-works': async (page) => {
    await tabTo(page, page.getByRole('tab', {name: 'Payment Methods'}));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'Trading Options'})).toBeFocused();
  },
  '/resources/supported-countries': async (page) => {
    await tabTo(page, page.getByLabel('Country you live in'));
    await page.keyboard.type('Poland');
    await expect(page.getByText('Poland: full support').first()).toBeVisible();
  },
  '/api': async (page) => {
    const navigation = page.getByRole('navigation', {name: 'Calls and events'});
    await tabTo(page, navigation.getByRole('searchbox'));
    await page.keyboard.type('cancel');
    await expect(navigation.getByRole('status')).toContainText('found');
    await tabTo(page, navigation.getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api#./);
  },
};

test.describe('a button pressed twice in the first second', () => {
  // forms.spec.ts covers /contact.
  for (const {route, prepare} of SENDERS.slice(1)) {
    test(`sends its message once on ${route}`, async ({page}) => {
      const posted: string[] = [];
      await configureEndpoints(page, {
        contact: ENDPOINT,
        newsletter: ENDPOINT,
        feedback: ENDPOINT,
      });
      await page.route(`**${ENDPOINT}`, async (route) => {
        posted.push(route.request().postData() ?? '');
        await route.fulfill({status: 204});
      });
      // The build has no endpoints, so the forms that post appear only on hydration.
      await open(page, route);
      const button = await prepare(page);
      await button.dblclick();
      await expect(page.getByText(/^Thank you|You are on the list/).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(posted).toHaveLength(1);
    });
  }

  for (const {route, prepare} of SENDERS.slice(0, 2)) {
    test(`opens the mail program once on ${route}`, async ({page}) => {
      const navigations = await recordNavigations(page);
      await page.goto(route);
      navigations.length = 0;
      const button = await prepare(page);
      await button.dblclick();
      await expect(page.getByText('Your mail program has the message:')).toBeVisible();
      expect(navigations).toHaveLength(1);
    });
  }

  for (const [moment, visit] of [
    ['before hydration', (page: Page) => page.goto('/login')],
    ['after hydration', (page: Page) => open(page, '/login')],
  ] as const) {
    test(`opens the application once on /login, ${moment}`, async ({page, context}) => {
      await context.route('https://app.halyard.example/**', (target) =>
        target.fulfill({body: 'app'}),
      );
      await visit(page);
      const main = page.getByRole('main');
      await main.getByLabel('E-mail address').fill('jan@example.com');
      await main.getByLabel('Password', {exact: false}).first().fill('Correct-horse-9');
      const button = main.getByRole('button', {name: 'Sign In'});
      await button.dblclick();
      await expect(page.getByText('The application opens in a new tab.').first()).toBeVisible();
      await button.click();
      await expect(main.getByRole('alert')).toBeEmpty();
      expect(context.pages()).toHaveLength(2);
    });
  }
});

test.describe('on a slow connection (slow 3G: 400 kbit/s, 400 ms)', () => {
  test.beforeEach(async ({page}) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
  });

  test('a message submitted while the scripts are still loading is sent once', async ({page}) => {
    const navigations = await recordNavigations(page);
    await page.goto('/contact', {waitUntil: 'commit'});
    await fillContact(page, 'Not here yet');
    navigations.length = 0;
    await sendButton(page).click();
    await expect.poll(() => navigations.join('\n'), {timeout: 30_000}).toContain('Not here yet');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 30_000});
    await expect(message(page)).toHaveValue('Not here yet');
    expect(navigations).toHaveLength(1);
  });

  test('an answer and a search on an article are not lost while the scripts are still loading', async ({
    page,
    baseURL,
  }) => {
    const faults = watchFaults(page, baseURL ?? '');
    await page.goto(ARTICLE, {waitUntil: 'commit'});
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await page.getByRole('combobox', {name: 'Search'}).click();
    await page.keyboard.type('sepa');
    await expect(page.getByLabel('What was missing or unclear?')).toBeVisible({timeout: 40_000});
    await expect(page.getByRole('option').first()).toBeVisible({timeout: 40_000});
    expect(faults).toEqual([]);
  });
});

for (const [route, use] of Object.entries(BY_KEYBOARD)) {
  test(`${route} works with the keyboard alone, from the first key press`, async ({
    page,
    baseURL,
  }) => {
    const faults = watchFaults(page, baseURL ?? '');
    await page.goto(route);
    await use(page);
    expect(faults).toEqual([]);
  });
}

test('a page restored from the back/forward cache works', async ({baseURL, launchOptions}) => {
  const executablePath = findBrowser('whole');
  test.skip(
    !executablePath || /shell/.test(executablePath),
    'the headless shell has no back/forward cache',
  );
  const browser = await chromium.launch({
    ...launchOptions,
    ...(executablePath && {executablePath}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({baseURL: baseURL ?? ''});
  const faults = watchFaults(page, baseURL ?? '');
  for (const route of ['/', '/contact', ARTICLE, '/tools/cost', '/api']) {
    await open(page, route);
    await page.evaluate(() => {
      addEventListener('pageshow', ({persisted}) => {
        document.documentElement.dataset.kept = String(persisted);
      });
    });
    await page.goto('/storage');
    // A page from the cache fires no load event.
    await page.goBack({waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    await page.getByRole('combobox', {name: 'Search'}).first().fill('withdrawal fee');
    await expect(page.getByRole('option').first()).toContainText(/withdraw/i);
  }
  expect(faults).toEqual([]);
  await browser.close();
});
