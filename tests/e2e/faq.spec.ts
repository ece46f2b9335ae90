import {expect, type Page} from 'playwright/test';

import {faultless} from './support/faults';
import {hydrate, open} from './support/open';

const ROUTE = '/faq#how-long-does-verification-take';
const ANSWER = 'Many accounts are approved at once.';
const OTHER = 'You must be';

const main = (page: Page) => page.getByRole('main');
const shown = (page: Page) => main(page).locator('details[open] h3');

faultless(
  'the FAQ shows its questions at a glance, under links to its subjects',
  async ({page}) => {
    await open(page, '/faq');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
    expect(await main(page).locator('summary h3').count()).toBeGreaterThan(30);
    // A control inside a control cannot be reached.
    await expect(main(page).locator('summary :is(a, button)')).toHaveCount(0);
    const subjects = main(page).getByRole('navigation', {name: 'Questions by subject'});
    await subjects.getByRole('link', {name: 'Tax'}).click();
    await expect(main(page).getByRole('heading', {level: 2, name: 'Tax'})).toBeInViewport();
  },
);

faultless('a link to a question opens it, before the scripts and after', async ({page}) => {
  await page.goto(ROUTE);
  await expect(main(page).getByText(ANSWER)).toBeInViewport();
  await expect(main(page).getByText(OTHER)).toBeHidden();
  // The sign of the one that is open points up, those of the others down.
  const turned = await main(page)
    .locator('summary')
    .evaluateAll(
      (all) => all.filter((it) => getComputedStyle(it, '::after').rotate === 'none').length,
    );
  expect(turned).toBe(1);
  await hydrate(page);
  await expect(shown(page)).toHaveText(['How long does verification take?']);
  // It closes, as every other.
  await main(page).locator('summary', {hasText: 'How long does verification take?'}).click();
  await expect(main(page).getByText(ANSWER)).toBeHidden();
});

faultless('a question found by the search opens on a client navigation', async ({page}) => {
  await open(page, '/search?q=how%20long%20does%20verification%20take');
  const answer = page.getByRole('article').filter({hasText: 'From the FAQ'});
  await answer.getByRole('link').click();
  await expect(page).toHaveURL(ROUTE);
  await expect(main(page).getByText(ANSWER)).toBeInViewport();
});
