import type {Locator, Page} from 'playwright/test';

export function message(page: Page): Locator {
  return page.getByRole('textbox', {name: 'Message', exact: true});
}

/** The button of the general form. Before hydration, those of the other forms are visible too. */
export function sendButton(page: Page): Locator {
  return page.getByRole('button', {name: /^(Send message|Open in your mail)$/}).first();
}

export async function fillContact(page: Page, text: string): Promise<void> {
  await page.getByLabel('First name').fill('Zofia');
  await page.getByLabel('Last name').fill('Nowak');
  await page.getByLabel('E-mail address').first().fill('zofia@example.com');
  await page.getByLabel('Subject').fill('A deposit');
  await message(page).fill(text);
}
