import {expect} from 'playwright/test';

import {faultless} from './support/faults';
import {open} from './support/open';

faultless('all works in a browser that blocks all storage @full', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = (owner: object, ...names: string[]): void => {
      for (const name of names) {
        Object.defineProperty(owner, name, {
          configurable: true,
          get() {
            throw new DOMException(`${name} is refused`, 'SecurityError');
          },
        });
      }
    };
    refuse(window, 'localStorage', 'sessionStorage', 'indexedDB', 'caches');
    refuse(Navigator.prototype, 'serviceWorker');
    refuse(Document.prototype, 'cookie');
  });
  await open(page, '/knowledge-base/payments/sepa-swift');
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  await expect(page.getByText('nothing was sent')).toBeVisible();
  await page.getByRole('combobox', {name: 'Search'}).fill('fee schedule');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/fee/i);
  await open(page, '/contact#technical');
  await page.getByLabel('What happened?').fill('It does not open');
  await page.getByRole('tab', {name: 'General'}).click();
  await page.getByRole('button', {name: 'Open in your mail'}).first().click();
  await expect(page.getByText('Enter your first name.').first()).toBeVisible();
  await open(page, '/api');
  // The theme passes the choice on to the other samples through storage, so only this one changes.
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toHaveCount(1);
});
