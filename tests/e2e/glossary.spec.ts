import {expect, type Locator, type Page, test} from 'playwright/test';

import {tooltip} from '../../src/config/interface';
import {axeFaults} from './support/axe';
import {expectOnTop} from './support/on-top';
import {open} from './support/open';
import {horizontalOverflow} from './support/sideways';

const GLOSSARY = '/knowledge-base/glossary';
const ARTICLE = '/resources/api-docs';
const DEFINITION = 'A message that our server sends to yours';

const term = (page: Page): Locator => page.locator(`main a[href="${GLOSSARY}#webhook"]`).first();
const card = (page: Page): Locator => page.getByRole('tooltip');

test.describe('a glossary term in an article', () => {
  test('shows its definition on hover, after a delay', async ({page}) => {
    await page.clock.install({time: new Date('2024-11-28T12:00:00')});
    await open(page, ARTICLE);
    await term(page).scrollIntoViewIfNeeded();
    await page.clock.pauseAt(new Date('2024-11-28T13:00:00'));
    await term(page).hover();
    await page.clock.runFor(tooltip.openDelay - 1);
    await expect(card(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(card(page)).toContainText(DEFINITION);
  });

  test('stays open while the pointer or the focus is on it @full', async ({page}) => {
    await open(page, ARTICLE);
    await term(page).scrollIntoViewIfNeeded();
    const below = page.getByRole('heading', {name: 'Quick start'});
    const before = await below.boundingBox();
    await term(page).hover();
    await expectOnTop(card(page));
    expect(await below.boundingBox()).toEqual(before);
    await card(page).hover();
    await expect(card(page)).toBeVisible();
    await page.getByRole('heading', {level: 1}).hover();
    await expect(card(page)).toHaveCount(0);

    await term(page).focus();
    await expect(card(page)).toContainText(DEFINITION);
    await expect(term(page)).toHaveAccessibleDescription(new RegExp(DEFINITION));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await axeFaults(page, 'p:has([role="tooltip"])')).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(term(page)).toBeFocused();
    await term(page).blur();
    await term(page).focus();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card(page).filter({hasText: DEFINITION})).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 320, height: 740}});

  test('a tap shows the definition and a link, within the screen', async ({page}) => {
    await open(page, ARTICLE);
    await term(page).scrollIntoViewIfNeeded();
    await term(page).tap();
    await expect(card(page)).toContainText(DEFINITION);
    await expect(page).toHaveURL(ARTICLE);
    const box = await card(page).locator('..').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.touchscreen.tap(5, 400);
    await expect(card(page)).toHaveCount(0);
    await term(page).tap();
    await page.getByRole('link', {name: 'In the glossary'}).tap();
    await expect(page).toHaveURL(`${GLOSSARY}#webhook`);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a term links to its definition, and the glossary is complete', async ({page}) => {
    await page.goto(ARTICLE);
    await term(page).click();
    await expect(page).toHaveURL(`${GLOSSARY}#webhook`);
    await expect(page.locator('#webhook:target')).toContainText(DEFINITION);
    expect(await page.getByRole('term').count()).toBeGreaterThan(75);
    await expect(page.getByLabel('Find a term')).toBeHidden();
    await page.getByRole('navigation', {name: 'Terms by first letter'}).getByText('A').click();
    await expect(page.locator('#letter-a')).toBeInViewport();
  });
});

test('served articles have no definitions, legal pages no terms', async ({request}) => {
  const text = async (route: string): Promise<string> => (await request.get(route)).text();
  expect(await text(ARTICLE)).toContain(`${GLOSSARY}#webhook`);
  expect(await text(ARTICLE)).not.toContain(DEFINITION);
  expect(await text(GLOSSARY)).toContain(DEFINITION);
  const without = [
    '/knowledge-base/trading',
    '/terms',
    '/kyc-overview',
    '/updates/aml-policy-questions',
  ];
  for (const route of without) {
    expect(await text(route), route).toContain('</main>');
    expect(await text(route), route).not.toContain('glossary#');
  }
});

test.describe('the glossary', () => {
  const shown = (page: Page): Locator => page.getByRole('main').getByRole('term');

  test('filters its terms, shows how many match, and restores them', async ({page}) => {
    await open(page, GLOSSARY);
    const all = await shown(page).count();
    await page.getByLabel('Find a term').fill('2fa');
    await expect(page.getByRole('status').first()).toHaveText(`1 of ${all} terms`);
    await expect(shown(page)).toHaveText([/Two-factor authentication/]);
    const letters = page.getByRole('navigation', {name: 'Terms by first letter'});
    await expect(letters.getByRole('link')).toHaveText(['T']);
    await page.getByLabel('Find a term').fill('');
    await expect(shown(page)).toHaveCount(all);
  });

  test('has its letters in order, and offers the search when no term matches @full', async ({
    page,
  }) => {
    await open(page, GLOSSARY);
    const letters = page.getByRole('navigation', {name: 'Terms by first letter'});
    const names = await letters.getByRole('link').allTextContents();
    const headings = await page.getByRole('main').locator('section > h2').allTextContents();
    expect(headings.map((heading) => heading.charAt(0))).toEqual(names);
    await page.getByLabel('Find a term').fill('quorum & co');
    await expect(shown(page)).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'ask us'})).toHaveAttribute('href', '/contact');
    await main.getByRole('link', {name: 'search all articles for it'}).click();
    await expect(page).toHaveURL('/search?q=quorum%20%26%20co');
  });
});
