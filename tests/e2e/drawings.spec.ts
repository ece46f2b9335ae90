import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {noAccounts} from '../../src/config/brand';
import {drawingFiles} from '../../src/content/drawings/read';
import {unfold} from './support/open';
import {sitemapRoutes} from './support/routes';

const PHONE = {width: 360, height: 740};

/** Names of all current drawings with this root element. */
function drawingNames(root: string): string[] {
  return drawingFiles(path.resolve('docs'))
    .filter((file) => fs.readFileSync(file, 'utf8').startsWith(`<${root}`))
    .map((file) => path.parse(file).name)
    .sort();
}

/** Every built page that shows drawings with this root element, with their names. */
function pagesWithDrawings(root: string): {route: string; names: string[]}[] {
  const drawn = drawingNames(root);
  return sitemapRoutes()
    .map((route) => {
      const file = path.resolve('build', `.${route === '/' ? '/index' : route}.html`);
      const html = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      const captions = html.matchAll(/\sid="?drawing-([\w-]+)-caption\b/g);
      const names = [...captions].map(([, name = '']) => name);
      return {route, names: names.filter((name) => drawn.includes(name))};
    })
    .filter(({names}) => names.length > 0);
}

test.describe('every drawing, as served', () => {
  test.use({javaScriptEnabled: false, viewport: PHONE});

  test('has a name, a description, and on a phone legible labels @full', async ({page}) => {
    for (const {route, names} of pagesWithDrawings('svg')) {
      await page.goto(route);
      await unfold(page);
      for (const name of names) {
        const drawing = page.locator(`svg[aria-labelledby="drawing-${name}-caption"]`);
        await expect(drawing, name).toHaveRole('img');
        await expect(drawing, name).toHaveAccessibleName(/\w+ \w+ \w+/);
        await expect(drawing, name).toHaveAccessibleDescription(/.{80}/);
        const figure = page.locator('figure', {has: drawing});
        await expect(figure, name).not.toContainText(/[{}]|:(figure|brand)/);
        const {labels, faults} = await drawing.evaluate(inspectLabels);
        expect(labels, name).toBeGreaterThan(0);
        expect(faults, name).toEqual([]);
      }
    }
  });
});

/** Runs in the page. Finds labels that are too small, extend beyond the drawing or overlap. */
function inspectLabels(svg: Element): {labels: number; faults: string[]} {
  const MIN_SIZE = 12; // px
  const frame = svg.getBoundingClientRect();
  const scale = frame.width / Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const labels = [...svg.querySelectorAll('text')].map((element) => ({
    text: element.textContent,
    box: element.getBoundingClientRect(),
    size: Number.parseFloat(getComputedStyle(element).fontSize) * scale,
  }));
  const faults = labels.flatMap(({text, box, size}, index) => {
    const found = size < MIN_SIZE ? [`"${text}" is ${size} px high`] : [];
    const over = [frame.left - box.left, box.right - frame.right];
    const beyond = [...over, frame.top - box.top, box.bottom - frame.bottom];
    if (Math.max(...beyond) > 1) found.push(`"${text}" extends beyond the drawing`);
    for (const other of labels.slice(index + 1)) {
      const isBeside = box.left >= other.box.right || other.box.left >= box.right;
      // Line boxes are taller than their letters, so they may overlap by 3 px.
      const isBelow = box.top >= other.box.bottom - 3 || other.box.top >= box.bottom - 3;
      if (!isBeside && !isBelow) found.push(`"${text}" overlaps "${other.text}"`);
    }
    return found;
  });
  return {labels: labels.length, faults};
}

test('a schematic screen is labelled text, whole on a phone @full', async ({page, request}) => {
  await page.setViewportSize(PHONE);
  const screens = drawingNames('screen');
  const shown = pagesWithDrawings('screen');
  expect([...new Set(shown.flatMap(({names}) => names))].sort()).toEqual(screens);
  for (const {route, names} of shown) {
    await page.goto(route);
    const markdown = await (await request.get(`${route}.md`)).text();
    for (const name of names) {
      const caption = page.locator(`#drawing-${name}-caption`);
      await expect(caption).toHaveText(/^Schematic: .+\.$/);
      expect(markdown).toContain(`> **${await caption.textContent()}**`);
      const figure = page.locator('figure', {has: caption});
      await expect(figure.locator('a, button, input, select, summary, [tabindex]')).toHaveCount(0);
      await expect(figure).not.toContainText(/[{}]|:(figure|brand)/);
      // The border of a chosen option covers that of its list, one pixel outside.
      const cut = await figure.evaluate((element) =>
        [...element.querySelectorAll('ul, li, span:not([class*="hidden"])')]
          .filter(({scrollWidth, clientWidth}) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({textContent}) => textContent),
      );
      expect(cut, name).toEqual([]);
    }
  }
});

test('the platform map leads by keyboard to an article', async ({browser, baseURL}) => {
  const served = {javaScriptEnabled: false, viewport: PHONE, forcedColors: 'active'} as const;
  const page = await browser.newPage({baseURL: baseURL ?? '', ...served});
  for (const route of ['/knowledge-base/platform-tour', ...(noAccounts ? [] : ['/features'])]) {
    await page.goto(route);
    const map = page.locator('figure', {has: page.locator('#drawing-platform-caption')});
    const regions = map.getByRole('list', {name: 'Trading interface'}).getByRole('link');
    const names = [/^Chart: /, /^Order book: /, /^Order form/, /^Open/, /^Trade/];
    await expect(regions).toHaveText(names);
    const deposit = map.getByRole('link', {name: /^Deposit/});
    await deposit.focus();
    await expect(deposit).not.toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/knowledge-base/payments/deposit-funds');
  }
  await page.close();
});
