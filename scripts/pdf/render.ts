import fs from 'node:fs';
import path from 'node:path';

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

const STYLE = path.join(__dirname, 'print.css');
const MARGIN = {top: '24mm', bottom: '22mm', left: '20mm', right: '20mm'};

/**
 * Prints one page of a served build: A4, tagged, with bookmarks and page numbers.
 *
 * @param origin origin of the server, such as http://localhost:4000
 * @throws Error if the page has no article text
 */
export async function render(browser: Browser, origin: string, sheet: Sheet): Promise<Uint8Array> {
  const context = await browser.newContext({colorScheme: 'light', bypassCSP: true});
  try {
    const page = await context.newPage();
    await waitForFonts(page);
    await page.goto(origin + sheet.route, {waitUntil: 'networkidle'});
    await leaveOnlyText(page, brand.siteUrl);
    await page.addStyleTag({content: fs.readFileSync(STYLE, 'utf8')});
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

/** Removes everything but the text, and makes its links absolute. */
async function leaveOnlyText(page: Page, siteUrl: string): Promise<void> {
  const found = await page.evaluate((site) => {
    const text = document.querySelector('.theme-doc-markdown');
    if (!text) return false;
    text.querySelectorAll('.hash-link').forEach((node) => node.remove());
    // Back link, category and age are for screens; the header of each sheet has the date.
    const title = text.querySelector('h1');
    if (title) text.querySelector('header')?.replaceWith(title);
    // Glossary popovers do not work on paper.
    for (const word of text.querySelectorAll('a[href*="/glossary#"]')) {
      word.replaceWith(...word.childNodes);
    }
    for (const link of text.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      if (/\.pdf$/.test(href)) link.closest('p')?.remove();
      else if (href.startsWith('/')) link.setAttribute('href', site + href);
    }
    const article = document.createElement('article');
    article.append(...text.childNodes);
    document.body.replaceChildren(article);
    document.body.removeAttribute('style');
    return true;
  }, siteUrl);
  if (!found) throw new Error(`The page ${page.url()} has no printable text`);
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
