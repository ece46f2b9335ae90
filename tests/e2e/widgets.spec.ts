import {expect, test} from 'playwright/test';

import {open} from './support/open';

test('a tooltip opens on focus and closes with Escape', async ({page}) => {
  await open(page, '/features');
  const word = page.getByRole('button', {name: 'maker', exact: true});
  // Radix closes a tooltip when the page scrolls, and focus alone would scroll.
  await word.scrollIntoViewIfNeeded();
  await word.focus();
  await expect(page.getByRole('tooltip')).toContainText('waits in the order book');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('pages without toasts and tooltips do not load their libraries', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/resources/fee-schedule', {waitUntil: 'networkidle'});
  const loaded = scripts.join('\n');
  expect(scripts.length).toBeGreaterThan(0);
  for (const mark of [
    'data-sonner-toaster',
    'data-radix-popper-content-wrapper',
    'MutationCache',
  ]) {
    expect(loaded, mark).not.toContain(mark);
  }
});

test('the rows of the comparison show when they come into view, one after the other', async ({
  page,
}) => {
  await open(page, '/');
  const rows = page.getByRole('row').filter({has: page.getByRole('rowheader')});
  await expect(rows).toHaveCount(6);
  await expect(rows.last()).toHaveCSS('opacity', '0');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last()).toHaveCSS('opacity', '1');
  await expect(rows.last()).toHaveCSS('transition-delay', '0.5s');
});

test('with reduced motion every row is there at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await expect(page.getByRole('row').last()).toHaveCSS('opacity', '1');
});
