import {expect, type Locator, type Page, test} from 'playwright/test';

import {isOff} from '../../src/config/features';
import {FIRST_HELP} from '../../src/config/navigation';
import {fillContact, message, sendButton} from './support/contact';
import {faultless} from './support/faults';
import {hold as holdBack} from './support/hold';
import {recordNavigations} from './support/leaving';
import {hydrate} from './support/open';
import {fullUnless} from './support/tags';

// A page loads its scripts at the first interaction, so what visitors do first comes before them.

const ARTICLE = '/knowledge-base/payments/deposit-funds';

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

// A prefetched script does not run.
const hold = (page: Page) => holdBack(page, /\/assets\/js\/main\./, 'script');

test('without interaction all scripts are prefetched, and none runs', async ({page}) => {
  // Headless Chromium reports a pointer at rest in the corner of its first page: not an interaction.
  const prefetched: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch') prefetched.push(request.url());
  });
  await page.goto(ARTICLE);
  const named = await page
    .locator('template#page-scripts')
    .evaluate(({content}: HTMLTemplateElement) => content.childElementCount);
  expect(named).toBeGreaterThan(5);
  await expect.poll(() => prefetched.length).toBe(named);
  await expect(page.locator('script[src*="/assets/js/"]')).toHaveCount(0);
  await expect(hydrated(page)).toHaveCount(0);

  await hydrate(page);
  const started = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => name),
  );
  const others = started.filter((url) => /\/assets\/js\//.test(url) && !prefetched.includes(url));
  // Docusaurus keeps the sidebars of a version in a separate file, whose name it does not expose.
  expect(others.length).toBeLessThanOrEqual(1);
});

test('nothing is prefetched for visitors who save data', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.resourceType()));
  // Fires late enough.
  await page.clock.install();
  await page.goto(ARTICLE);
  await page.clock.fastForward(5000);
  expect(requested).toContain('stylesheet');
  expect(requested).not.toContain('fetch');
  await page.clock.resume();
  await hydrate(page);
});

test('a tab, a search and a form take effect once scripts have loaded', async ({page}) => {
  const release = await hold(page);
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('A deposit');
  await sendButton(page).click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('tab', {name: 'Business'}).click();
  const box = page.getByRole('combobox', {name: 'Search'});
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('cash out');
  // Where the bar stays in place, although the form of the other tab has another height.
  await page.evaluate(() => scrollTo(0, 200));
  const before = await box.boundingBox();
  await expect(hydrated(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue('cash out');
  expect(await box.boundingBox()).toEqual(before);
  await expect(page.getByRole('tab', {name: 'Business'})).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', {name: 'General'}).click();
  await expect(page.getByText('Enter your first name.').first()).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('A deposit');
});

const NOTHING = /Nothing found for|Nothing here answers/;
const label =
  (name: string) =>
  (page: Page): Locator =>
    page.getByLabel(name);
const searchbox = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const topSearch = (page: Page): Locator => page.getByRole('combobox', {name: 'Search'});

/** Fields of the served page, and what shows that the page knows what was entered. */
const FIELDS: readonly [route: string, field: (page: Page) => Locator, known: string | RegExp][] = [
  ['/', label('Amount in euros'), 'This is not an amount'],
  ['/resources/fee-schedule', label('Amount in euro'), 'This is not an amount'],
  ['/resources/supported-countries#country-check', label('Country you live in'), /no country with/],
  ['/search', searchbox, NOTHING],
  ['/faq', topSearch, NOTHING],
  ['/contact', label('Subject'), 'Clear the form'],
];

for (const [route, fieldOf, known] of FIELDS.filter(([to]) => !isOff(to))) {
  const title = `on ${route}, a word entered while scripts start keeps its caret and undo`;
  test(title + fullUnless(['/contact', '/search'].includes(route)), async ({page}) => {
    const release = await hold(page);
    await page.goto(route);
    const field = fieldOf(page);
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    const client = await page.context().newCDPSession(page);
    const compose = (text: string, end = text.length): Promise<unknown> =>
      client.send('Input.imeSetComposition', {text, selectionStart: end, selectionEnd: end});
    await page.keyboard.type('world');
    await page.keyboard.press('Home');
    await compose('a');
    release();
    await expect(hydrated(page)).toBeAttached();
    await compose('ab');
    await client.send('Input.insertText', {text: 'ab'});
    await page.keyboard.type('c');
    await expect(field).toHaveValue('abcworld');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ControlOrMeta+z');
    await expect(field).not.toHaveValue(/abcworld/);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(field).toHaveValue('abcworld');
    // React Hook Form shows that a form has changed once a field is left.
    await field.blur();
    await expect(page.getByText(known).first()).toBeAttached();
  });
}

test('a complete message is sent once, and stays in the form', async ({page}) => {
  const release = await hold(page);
  const navigations = await recordNavigations(page);
  await page.goto('/contact');
  await fillContact(page, 'Not here yet');
  navigations.length = 0;
  await sendButton(page).click();
  release();
  await expect.poll(() => navigations.join('\n')).toContain('Not here yet');
  await expect(hydrated(page)).toBeAttached();
  await expect(message(page)).toHaveValue('Not here yet');
  expect(navigations).toHaveLength(1);
});

test('an answer and the colour scheme switch of an article are not lost', async ({page}) => {
  const release = await hold(page);
  await page.goto(ARTICLE);
  await page.getByRole('button', {name: 'No', exact: true}).click();
  const scheme = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
  await expect(scheme).toBeDisabled();
  // Like a real visitor, who does not wait until the button is enabled.
  await scheme.click({force: true});
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /light|dark/);
  await expect(page.getByRole('link', {name: 'what was missing or unclear'})).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true});

  test('taps on the menu and on a link are not lost', async ({page}) => {
    const release = await hold(page);
    await page.goto('/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    release();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();

    await hold(page);
    await page.goto('/');
    await page.getByRole('main').locator(`a[href^="${FIRST_HELP}"]`).first().tap();
    await expect(page).toHaveURL(new RegExp(FIRST_HELP));
  });
});

test('a link to a tab opens that tab, and a link to a search shows its results', async ({page}) => {
  await page.goto('/contact#technical');
  await expect(page.getByRole('tab', {selected: true})).toHaveText('Technical');
  await page.goto('/search?q=sepa');
  await expect(page.getByRole('main').getByRole('link', {name: /SEPA/}).first()).toBeVisible();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach the element');
}

faultless(
  'the first key starts the scripts, and the form works with the keyboard alone',
  async ({page}) => {
    await page.goto('/contact');
    await tabTo(page, page.getByLabel('First name'));
    await page.keyboard.type('Zofia');
    await tabTo(page, sendButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toContainText('Check these fields:');
    await expect(page.getByLabel('First name')).toHaveValue('Zofia');
    await expect(page.getByLabel('Last name')).toBeFocused();
  },
);
