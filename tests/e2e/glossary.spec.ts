import {expect, type Locator, type Page, test} from 'playwright/test';

import {axeFaults} from './support/axe';
import {expectOnTop} from './support/on-top';
import {open, unfold} from './support/open';
import {horizontalOverflow} from './support/sideways';

const GLOSSARY = '/knowledge-base/glossary';
const ARTICLE = '/resources/api-docs';
const DEFINITION = 'A message that our server sends to yours';

const term = (page: Page): Locator => page.locator(`main a[href="${GLOSSARY}#webhook"]`).first();
const card = (page: Page): Locator => page.getByRole('tooltip');

test('a definition stays open while the pointer or the focus is on it @full', async ({page}) => {
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

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 320, height: 740}});

  test('a tap shows the definition and a link, within the screen', async ({page}) => {
    await open(page, ARTICLE);
    await unfold(page);
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
    await page.getByRole('navigation', {name: 'Terms by first letter'}).getByText('A').click();
    await expect(page.locator('#letter-a')).toBeInViewport();
  });
});
