import {expect, test} from 'playwright/test';

import {axeFaults} from './support/axe';
import {open} from './support/open';
import {TOOL, tool} from './support/tool';

const PHONE = {width: 360, height: 740};
const COUNTRIES = '/resources/supported-countries';

test('countries are found in any language, a territory by itself', async ({page}) => {
  await open(page, COUNTRIES);
  const form = tool(page, 'Look up your country');
  const field = form.getByLabel('Country you live in');
  for (const [typed, expected] of [
    ['Schweiz', 'Switzerland: Limited support'],
    ['Martinique', 'Martinique: Full support'],
    ['Japan', 'Japan: Not supported'],
  ] as const) {
    await field.fill(typed);
    await expect(form).toContainText(expected);
  }
  await expect(form.getByRole('status').filter({hasText: 'Japan'})).toBeAttached();
  await expect(form.locator('option[value="Switzerland"]')).toBeAttached();
  // While somebody types, nothing is wrong yet.
  await field.fill('zzz');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/no country with this name/);
  expect(await axeFaults(page, TOOL)).toEqual([]);
});

test('on a phone with its keyboard open, the answer about a country is on the screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, COUNTRIES);
  const field = page.getByLabel('Country you live in');
  await expect(field).toBeInViewport({ratio: 1});
  await field.click();
  await page.setViewportSize({...PHONE, height: 400});
  await field.pressSequentially('Canada');
  const answer = page.getByText('Canada: Limited support').first();
  await expect(answer).toBeInViewport({ratio: 1});
  await expect(field).toBeInViewport({ratio: 1});
});

test('a search for a country has a card that opens it @full', async ({page}) => {
  await open(page, '/faq');
  const box = page.getByRole('combobox', {name: 'Search'}).first();
  const first = page.getByRole('option').first();
  await box.click();
  await box.fill('puis-je ouvrir un compte depuis le Maroc');
  await expect(first).toHaveText(/Morocco\s*Not supported/);
  await box.fill('canada');
  const said = page.getByRole('search').getByRole('status');
  await expect(said).toContainText('The first is “Canada: Limited support”.');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Country you live in')).toHaveValue('Canada');
  await expect(page.getByText('Canada: limited support')).toBeInViewport();
});
