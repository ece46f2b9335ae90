import {expect, test} from 'playwright/test';

import {open} from './support/open';
import {sitemapRoutes, specRoutes} from './support/routes';

const links = ['Home', 'Features', 'How It Works', 'Knowledge Base', 'Contact'];

test('the top bar is 64 px high, stays, and marks where one is', async ({page}) => {
  await open(page, '/features');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await page.mouse.wheel(0, 900);
  const box = await bar.boundingBox();
  expect(box?.height).toBe(64);
  expect(box?.y).toBe(0);
  for (const name of links) await expect(bar.getByRole('link', {name, exact: true})).toBeVisible();
  await expect(bar.getByRole('link', {name: 'Features'})).toHaveAttribute('aria-current', 'page');
});

test('Sign In and Sign Up open the application in a new tab', async ({page}) => {
  await open(page, '/');
  for (const name of ['Sign In', 'Sign Up']) {
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name});
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:\/\/app\./);
  }
});

test('on a phone the menu opens and a chosen link closes it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  for (const name of [...links, 'Sign In', 'Sign Up']) {
    await expect(menu.getByRole('link', {name, exact: true})).toBeVisible();
  }
  await menu.getByRole('link', {name: 'Contact', exact: true}).click();
  await expect(page).toHaveURL('/contact');
  await expect(menu).not.toBeInViewport();
});

test('the footer names company, office, regulator, badges and year', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const text of [
    'Łódź',
    'KNF',
    'KNF authorized',
    'Bank-grade security',
    'Instant trading',
    '© 2024',
  ]) {
    await expect(footer).toContainText(text);
  }
  for (const to of [
    '/how-it-works',
    '/features',
    '/knowledge-base',
    '/terms',
    '/privacy',
    '/legal',
    '/kyc-overview',
    '/security',
  ]) {
    await expect(footer.locator(`a[href="${to}"]`).first()).toBeVisible();
  }
});

test.describe('at 320 px, which is also 1280 px at 400 %', () => {
  // The served page is enough: script adds no width, and the walk is several times faster.
  test.use({javaScriptEnabled: false, viewport: {width: 320, height: 740}});

  test('no page scrolls sideways', async ({page}) => {
    const routes = [...new Set([...sitemapRoutes(), ...specRoutes().map(({route}) => route)])];
    for (const route of [...routes, '/search', '/design']) {
      await page.goto(route);
      const [content, window] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ]);
      expect.soft(content, route).toBeLessThanOrEqual(window ?? 0);
    }
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the comparison table and the payment methods are there', async ({page}) => {
    await page.goto('/');
    for (const row of ['Verification', 'Bank transfers', 'Security']) {
      await expect(page.getByRole('rowheader', {name: row})).toBeVisible();
    }
    await page.goto('/how-it-works');
    await expect(page.getByRole('cell', {name: '1.5%'}).first()).toBeVisible();
  });
});
