import type {Locator, Page} from 'playwright/test';

/** The message of the general form on /contact. */
export function message(page: Page): Locator {
  return page.getByRole('textbox', {name: 'Message', exact: true});
}

/** Its button; before scripts run, the other forms of the page have one too. */
export function sendButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Send message'}).first();
}

/** Fills in the general form. */
export async function fillContact(page: Page, text: string): Promise<void> {
  await page.getByLabel('First name').fill('Zofia');
  await page.getByLabel('Last name').fill('Nowak');
  await page.getByLabel('E-mail address').first().fill('zofia@example.com');
  await page.getByLabel('Subject').fill('A deposit');
  await message(page).fill(text);
}
