import type {Browser, Page} from 'playwright';

import {brand} from '../../src/config/brand';

/** Header and footer of each sheet. */
export interface Sheet {
  title: string;
  /** Path of the page, from `/`. */
  route: string;
  /** ISO date of the text. */
  updated: string;
}

const MARGIN = {top: '24mm', bottom: '22mm', left: '20mm', right: '20mm'};

/**
 * Prints one page of a served build in its print style: A4, tagged, with bookmarks and page numbers.
 *
 * @param origin origin of the server, such as http://localhost:4000
 * @throws Error if the page has no article text
 */
export async function render(browser: Browser, origin: string, sheet: Sheet): Promise<Uint8Array> {
  const context = await browser.newContext({colorScheme: 'light'});
  try {
    const page = await context.newPage();
    await waitForFonts(page);
    await page.goto(origin + sheet.route, {waitUntil: 'networkidle'});
    await prepareLinks(page);
    return await page.pdf({
      format: 'A4',
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: edge(
        `<span>${escape(brand.name)} · ${escape(sheet.title)}</span><span>${longDate(sheet.updated)}</span>`,
      ),
      footerTemplate: edge(
        `<span>${brand.siteUrl}${sheet.route}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span>`,
      ),
      margin: MARGIN,
    });
  } finally {
    await context.close();
  }
}

/** The site does not wait for fonts (`font-display: optional`); printing has to. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({response, body: css});
  });
}

/** Makes the links of the text absolute, and removes the link to the file that is being printed. */
async function prepareLinks(page: Page): Promise<void> {
  const links = await page.locator('.theme-doc-markdown a').evaluateAll((found, site) => {
    for (const link of found) {
      const href = link.getAttribute('href') ?? '';
      if (/\.pdf$/.test(href)) link.closest('p')?.remove();
      else if (href.startsWith('/')) link.setAttribute('href', site + href);
    }
    return found.length;
  }, brand.siteUrl);
  if (links === 0) throw new Error(`The page ${page.url()} has no printable text`);
}

/** Chromium renders header and footer separately, without the styles of the page. */
function edge(content: string): string {
  return `<div style="width:100%;margin:0 20mm;display:flex;justify-content:space-between;font:8pt sans-serif;color:#465b6d">${content}</div>`;
}

function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(iso),
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
