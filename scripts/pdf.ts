/**
 * `npx tsx scripts/pdf.ts`: prints the PDF of every page that links to a PDF of itself, from a build of its
 * own, so that the PDF matches the text. The browser tests compare them.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {type Browser, chromium, type Page} from 'playwright';

import {brand} from '../src/config/brand';
import {basePath} from '../src/config/site';
import {pagesOf} from '../src/content/sources';
import {currentTree} from '../src/content/tree';
import {dateOf} from '../src/lib/days';
import {reasonOf} from '../src/lib/finding';
import {ensureBrowser} from './browser';
import {moveOriginFiles} from './build/origin-files';
import {fail} from './serve/run';
import {createPortalServer} from './serve/server';

const LINK = /\]\(\.\/([\w-]+\.pdf)\)/;
const MARGIN = {top: '24mm', bottom: '22mm', left: '20mm', right: '20mm'};

interface Sheet {
  /** Absolute path of the PDF. */
  file: string;
  route: string;
  title: string;
  /** ISO date of the text. */
  updated: string;
}

function sheets(root: string): Sheet[] {
  const tree = currentTree(root);
  return pagesOf(tree).flatMap(({file, route, title, updated = ''}) => {
    const full = path.join(tree.folder, file);
    const [, name] = LINK.exec(fs.readFileSync(full, 'utf8')) ?? [];
    return name ? [{file: path.join(path.dirname(full), name), route, title, updated}] : [];
  });
}

async function main(): Promise<void> {
  const all = sheets(process.cwd());
  // The build fails if a linked file does not exist yet.
  for (const {file} of all) if (!fs.existsSync(file)) fs.writeFileSync(file, '');
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-pdf-'));
  try {
    const {status} = spawnSync(
      `npx docusaurus build --config scripts/build/config.cjs --out-dir "${build}${basePath}"`,
      {
        shell: true,
        stdio: ['ignore', 'ignore', 'inherit'],
        // The bundler does not know which data a page shows, so it would reuse pages with old figures.
        env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
      },
    );
    if (status !== 0) throw new Error('The build failed, so no PDF was written');
    moveOriginFiles(build);
    await printAll(all, build);
  } finally {
    fs.rmSync(build, {recursive: true, force: true});
  }
}

async function printAll(all: readonly Sheet[], build: string): Promise<void> {
  const server = createPortalServer(build);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({executablePath: ensureBrowser('whole'), args});
  try {
    for (const sheet of all) await print(browser, `http://localhost:${port}`, sheet);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Prints a page in its print style: A4, tagged, with bookmarks and page numbers. */
async function print(browser: Browser, origin: string, sheet: Sheet): Promise<void> {
  const {file, route, title, updated} = sheet;
  const page = await browser.newPage({colorScheme: 'light'});
  await page.goto(origin + basePath + route, {waitUntil: 'networkidle'});
  await prepareText(page, title);
  const long = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
  const number = 'Page <span class="pageNumber"></span> of <span class="totalPages"></span>';
  await page.pdf({
    path: file,
    format: 'A4',
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: edge(`${brand.name} · ${title}`, long.format(dateOf(updated))),
    footerTemplate: edge(brand.siteUrl + route, number),
    margin: MARGIN,
  });
  console.log(`${file}: ${fs.statSync(file).size} bytes`);
}

/** Makes the links of the text absolute, and removes the link to the file that is being printed. */
async function prepareText(page: Page, title: string): Promise<void> {
  await page.locator('.theme-doc-markdown a').evaluateAll(
    (links, {site, name}) => {
      document.title = name;
      for (const link of links) {
        const href = link.getAttribute('href') ?? '';
        if (/\.pdf$/.test(href)) link.closest('p')?.remove();
        else if (href.startsWith('/')) link.setAttribute('href', new URL(href, site).href);
      }
    },
    {site: brand.siteUrl, name: title},
  );
}

/** Chromium renders header and footer separately, without the styles of the page. */
function edge(left: string, right: string): string {
  return `<div style="width:100%;margin:0 20mm;display:flex;justify-content:space-between;font:8pt sans-serif;color:#465b6d"><span>${left}</span><span>${right}</span></div>`;
}

main().catch((error: unknown) => fail(reasonOf(error)));
