import {expect, test} from 'playwright/test';

import {appUrl, noAccounts} from '../../src/config/brand';
import {isOff, offered} from '../../src/config/features';
import {accountLinks, FIRST_HELP, footerColumns, mainLinks} from '../../src/config/navigation';
import {sampleNotice} from '../../src/config/sample';
import {locales} from '../../src/config/site';
import {expectOnTop} from './support/on-top';
import {open} from './support/open';
import {sitemapRoutes, specRoutes} from './support/routes';
import {horizontalOverflow} from './support/sideways';
import {expectTwoTaps} from './support/two-taps';

/** With a switch of languages, only the logo leads home. */
const inBar = mainLinks
  .filter(({to, shown}) => shown !== 'menu' && (to !== '/' || locales.length === 1))
  .map(({label}) => label);

test('a sample site says so above the bar of each page, and no other does', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  for (const route of ['/', '/knowledge-base/trading/order-types', '/nowhere']) {
    await page.goto(route);
    const line = page.getByRole('banner');
    await expect(line).toHaveCount(sampleNotice ? 1 : 0);
    if (!sampleNotice) continue;
    await expect(line).toHaveText(sampleNotice);
    expect((await line.boundingBox())?.height).toBeLessThan(50);
    await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute('content', 'noindex');
  }
});

test('the top bar stays and leads to the application; the footer is complete', async ({page}) => {
  await open(page, '/features');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await page.mouse.wheel(0, 900);
  expect((await bar.boundingBox())?.y).toBe(0);
  for (const name of inBar) await expect(bar.getByRole('link', {name, exact: true})).toBeVisible();
  for (const {label} of accountLinks) {
    const link = bar.getByRole('link', {name: label});
    await expect(link).toHaveAttribute('href', new RegExp(`^${appUrl}/`));
  }
  const footer = page.getByRole('contentinfo');
  // Placeholders that are not filled in yet are left out.
  await expect(footer).not.toContainText('[');
  for (const to of footerColumns.flatMap(({items}) =>
    offered(items).flatMap((item) => item.to ?? []),
  )) {
    await expect(footer.locator(`a[href="${to}"]`).first()).toBeVisible();
  }
});

test('the top bar marks where a page belongs', async ({page}) => {
  for (const [route, name] of [
    ['/api', 'Developers'],
    ['/resources/api-docs', 'Developers'],
    ['/resources/fee-schedule', 'Fees'],
    ['/resources/supported-countries', 'Knowledge Base'],
    ['/faq', 'Knowledge Base'],
  ] as const) {
    await page.goto(route);
    const current = page.locator('.navbar__items [aria-current]:visible');
    await expect(current, route).toHaveText([name]);
  }
});

test('the top bar is one line at every width, with help, fees, the way in and the scheme for a thumb', async ({
  page,
}) => {
  // Its name is the longest: the open page is set in bold.
  await open(page, '/how-it-works');
  const bar = page.locator('.navbar__items--right');
  for (const width of [320, 577, 768, 997, 1151, 1271, 1280]) {
    await page.setViewportSize({width, height: 1024});
    expect((await page.locator('.navbar').boundingBox())?.height, `${width} px`).toBe(64);
    for (const [name, to] of [
      ['Help', FIRST_HELP],
      ['Fees', '/resources/fee-schedule'],
    ] as const) {
      const link = page.locator('.navbar').getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', to);
      await expect(link).toBeInViewport({ratio: 1});
    }
    if (!noAccounts)
      await expect(bar.getByRole('link', {name: /^Sign Up/})).toBeInViewport({ratio: 1});
    if (width < 768) continue;
    await expect(bar.getByRole('link', {name: 'Sign In'})).toBeVisible();
    const box = await bar.getByRole('button', {name: /mode/}).boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone, tables fit', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const route of [
    ...(noAccounts ? [] : ['/features', '/how-it-works']),
    ...['/tools/cost', '/resources/fee-schedule'],
    ...['/knowledge-base/payments/sepa-swift', '/knowledge-base/gas-fees'],
  ]) {
    await page.goto(route);
    const summary = page.locator('main section:has(table) > div > details > summary').first();
    if (await summary.isVisible()) await summary.click();
    const tables = page.locator('main [role="group"]:has(> table)');
    expect(await tables.count(), route).toBeGreaterThan(0);
    const wide = await tables.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.ariaLabel] : [])),
    );
    expect.soft(wide, route).toEqual([]);
  }
});

test('text, tables and pictures of an article end at one edge', async ({page}) => {
  for (const name of ['payments/withdraw-funds', 'verification-guide', 'what-is-bitcoin']) {
    await page.goto(`/knowledge-base/${name}`);
    const edges = await page
      .locator('.markdown :is(header, h2, table, figure):visible')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect([...new Set(edges)], name).toHaveLength(1);
  }
});

test('no sentence falls apart into the cells of a grid', async ({page}) => {
  for (const route of ['/', '/features', '/how-it-works', '/contact', '/tools/payment', '/faq']) {
    if (isOff(route)) continue;
    await page.goto(route);
    const torn = await page.locator('main *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const bare = [...element.childNodes].some(
          ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        );
        if (!bare || !element.querySelector(':scope > :is(.nowrap, a, strong, em)')) return [];
        let box: Element | null = element;
        while (box && getComputedStyle(box).display === 'contents') box = box.parentElement;
        return box && /grid|flex/.test(getComputedStyle(box).display) ? [element.textContent] : [];
      }),
    );
    expect(torn, route).toEqual([]);
  }
});

test('a receipt is printed alone, the fee schedule on two sheets', async ({page}) => {
  const sheets = async (): Promise<number> =>
    (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  await open(page, '/resources/fee-schedule');
  expect(await sheets()).toBe(2);
  await page.evaluate(() => void (window.print = () => undefined));
  await page.locator('[data-receipt]').getByRole('button', {name: 'Print'}).click();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[data-receipt] > p').first()).toHaveText('Buy BTC for €500');
  await expect(page.locator('[data-receipt]')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Fee schedule', level: 1})).toBeHidden();
  expect(await sheets()).toBe(1);
});

test('on a phone the menu has links of 48 px, and the one to support closes it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  for (const {label: name} of [...mainLinks, ...accountLinks]) {
    const box = await menu.getByRole('link', {name, exact: true}).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(48);
  }
  await expectOnTop(page.getByRole('button', {name: 'Close navigation bar'}));
  await menu.getByRole('link', {name: 'Contact', exact: true}).click();
  await expect(page).toHaveURL('/contact');
  await expect(menu).not.toBeInViewport();
  const ways = page.getByRole('list', {name: 'Ways to reach us'});
  await expect(ways.locator('a[href^="tel:+"]')).toBeInViewport();
});

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  test('what a thumb presses is at least 44 px high', async ({page}) => {
    for (const route of ['/', '/knowledge-base', '/resources/fee-schedule', '/contact']) {
      await open(page, route);
      const pressed = 'button, summary, nav a, footer a, main :is(h2, h3) a:not(.hash-link)';
      const small = await page.locator(pressed).evaluateAll((all) =>
        all.flatMap((one) => {
          // Links that cover their card or row.
          const cover = getComputedStyle(one, '::after');
          const reach = cover.position === 'absolute' ? parseFloat(cover.height) : 0;
          const {width, height} = one.getBoundingClientRect();
          const isHidden = width < 2 || !one.checkVisibility({visibilityProperty: true});
          return isHidden || Math.max(reach, height) >= 44 ? [] : `${one.textContent} ${height}`;
        }),
      );
      expect(small, route).toEqual([]);
    }
  });

  test('no field has text below 16 px, into which phones zoom @full', async ({page}) => {
    let seen = 0;
    const code = ['authentication', 'webhooks'].map((name) => `/knowledge-base/api-docs/${name}`);
    for (const route of ['/', '/api', '/contact', '/tools/cost', '/search', ...code]) {
      await page.goto(route);
      const sizes = await page
        .locator('input:not([type="checkbox"], [type="file"], [type="hidden"]), select, textarea')
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.min(...sizes), route).toBeGreaterThanOrEqual(16);
      seen += sizes.length;
    }
    expect(seen).toBeGreaterThan(30);
  });
});

/** Finds text outside the window that cannot be scrolled into view, and the width of the page. */
function findClippedText(): {width: number; window: number; words: string[]} {
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  const words = [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, td, label, a, button')]
    .filter((element) => {
      const {right, left, width} = element.getBoundingClientRect();
      const isOut = width > 1 && (right > innerWidth + 1 || left < -1);
      return isOut && element.checkVisibility({visibilityProperty: true}) && !scrolls(element);
    })
    .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`)
    // The skip link is outside the window until it has the focus.
    .filter((text) => !text.startsWith('A Skip to main content'));
  return {width: document.documentElement.scrollWidth, window: innerWidth, words};
}

function overlapsInBar(): string[] {
  const parts = [...document.querySelectorAll('.navbar__inner :is(a, button, input, b)')]
    .filter((part) => part.checkVisibility({visibilityProperty: true}))
    .map((part) => ({part, box: part.getBoundingClientRect()}))
    .filter(({box}) => box.width > 1);
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter(
        (other) =>
          !one.part.contains(other.part) &&
          !one.part.closest('form')?.contains(other.part) &&
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2 &&
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 2,
      )
      .map((other) => `${one.part.textContent} over ${other.part.textContent}`),
  );
}

/** Pages of each kind: marketing, form, tool, article with tables or a strip, list of articles, Redoc. */
const ENLARGED = [
  ...['/', '/contact', '/tools/cost', '/resources/fee-schedule', '/knowledge-base/crypto-101'],
  ...['/api', '/knowledge-base/payments/withdraw-funds', '/knowledge-base/network-types'],
];

test('with text at 200 % nothing is cut off or overlaps @full', async ({page}) => {
  const enlarge = (to: string): Promise<string> =>
    page.evaluate((size) => (document.documentElement.style.fontSize = size), to);
  for (const route of ENLARGED) {
    await open(page, route);
    for (const width of [1280, 640]) {
      await page.setViewportSize({width, height: 900});
      await enlarge('100%');
      expect(await page.evaluate(overlapsInBar), `${route} at ${width}`).toEqual([]);
      await enlarge('200%');
      expect(await page.evaluate(overlapsInBar), `${route} at ${width}`).toEqual([]);
      const {width: content, window, words} = await page.evaluate(findClippedText);
      expect(words, `${route} at ${width}`).toEqual([]);
      expect(content, `${route} at ${width}`).toBeLessThanOrEqual(window);
    }
  }
  // The check detects clipped text.
  const cut = '<div style="overflow: hidden"><p style="width: 200vw">Cut off</p></div>';
  await page
    .locator('main')
    .evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), cut);
  expect((await page.evaluate(findClippedText)).words).toEqual(['P Cut off']);
});

test('with text at 200 % the bar hides nothing that has the focus @full', async ({page}) => {
  await page.setViewportSize({width: 360, height: 720});
  for (const route of [...ENLARGED, '/features', '/how-it-works']) {
    await page.goto(route);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await horizontalOverflow(page), route).toBeLessThanOrEqual(0);
  }
  for (const width of [1280, 360]) {
    await page.setViewportSize({width, height: 720});
    await open(page, '/knowledge-base/trading/order-types');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await horizontalOverflow(page), `at ${width}`).toBeLessThanOrEqual(0);
    // Backwards from the end, so that each element comes into view below the bar.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const {activeElement: focused} = document;
        const bar = document.querySelector('.navbar');
        // The skip link, before everything else, covers the bar.
        if (!focused || !bar || bar.contains(focused)) return '';
        if (focused.textContent.startsWith('Skip')) return '';
        const isHidden =
          focused.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom;
        return isHidden ? focused.textContent : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden, `at ${width}`).toEqual([]);
  }
});

test.describe('at 320 and 256 px (1280 and 1024 px at 400 % zoom)', () => {
  // The served page is enough: scripts add no width, and this is several times faster.
  test.use({javaScriptEnabled: false});

  test('no page scrolls sideways, and no text is cut off @full', async ({page}) => {
    const routes = [...new Set([...sitemapRoutes(), ...specRoutes().map(({route}) => route)])];
    for (const route of [...routes, '/search']) {
      await page.goto(route);
      for (const zoomed of [320, 256]) {
        await page.setViewportSize({width: zoomed, height: 740});
        const {width, window, words} = await page.evaluate(findClippedText);
        expect.soft(width, `${route} at ${zoomed}`).toBeLessThanOrEqual(window);
        expect.soft(words, `${route} at ${zoomed}`).toEqual([]);
      }
    }
  });
});

test('every row is visible until somebody scrolls, on paper, and with reduced motion', async ({
  page,
}) => {
  await open(page, '/');
  const row = page.getByRole('row').last();
  if (noAccounts) return expect(row).toHaveCount(0);
  await expect(row).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 100);
  await expect(row).toHaveCSS('opacity', '0');
  await page.emulateMedia({media: 'print'});
  await expect(row).toHaveCSS('opacity', '1');
  await page.emulateMedia({media: 'screen', reducedMotion: 'reduce'});
  await page.reload();
  await page.mouse.wheel(0, 100);
  await expect(row).toHaveCSS('opacity', '1');
});

test('a lost phone is two taps from the home page, without scrolling', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await expectTwoTaps(page, ['I cannot get in', 'Phone lost or stolen', /another device/]);
});
