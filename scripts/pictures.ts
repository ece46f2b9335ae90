/**
 * `npx tsx scripts/pictures.ts`: generates the social card and the icons from the brand, the logo and
 * the contour pattern. Run it again when one of them changes.
 */
import fs from 'node:fs';
import path from 'node:path';

import {type Browser, chromium} from 'playwright';

import {brand} from '../src/config/brand';
import {writeFiles} from '../src/lib/files';
import {ensureBrowser} from './browser';
import {DRAWN_FOR, drawnFor} from './check/pictures';

const root = path.resolve(__dirname, '..');
/** Pixels, the usual size of social cards. */
const CARD = {width: 1200, height: 630};
/** Pixels, the size for home screens, which round the corners themselves. */
const TOUCH_ICON = 180;
/** Pixels, the largest size that search engines and browsers show. */
const ICON = 48;

function dataUrl(file: string, type: string): string {
  return `data:${type};base64,${fs.readFileSync(path.join(root, file)).toString('base64')}`;
}

const logo = dataUrl('static/img/logo.svg', 'image/svg+xml');
const font = dataUrl(
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'font/woff2',
);
const card = `<!doctype html><html lang="en"><style>
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(${font}) }
  body { margin: 0; padding: 96px; width: 1008px; height: 438px; background: #0b2a42;
    color: #f2f7fa; font-family: Figtree; position: relative; overflow: hidden }
  body::before { content: ''; position: absolute; inset: 0; background: #234a68;
    mask: url(${dataUrl('src/css/contours.svg', 'image/svg+xml')}) top right / cover }
  div { position: relative; display: flex; flex-direction: column; height: 100% }
  header { display: flex; align-items: center; gap: 24px; font-size: 44px; font-weight: 650 }
  img { width: 72px; height: 72px; padding: 12px; border-radius: 18px; background: #f2f7fa }
  h1 { margin: auto 0 24px; max-width: 900px; font-size: 76px; line-height: 1.08;
    font-weight: 750; letter-spacing: -0.025em; text-wrap: balance }
  p { margin: 0; font-size: 32px; color: #b9cede }
</style><div><header><img src="${logo}">${brand.name}</header>
<h1>${brand.tagline}</h1><p>${new URL(brand.siteUrl).host}</p></div></html>`;

/** @param background home screens show transparent icons on black */
function icon(padding: string, background: string): string {
  return `<!doctype html><html lang="en"><style>
    html { background: ${background} }
    body { margin: 0; padding: ${padding}; box-sizing: border-box; height: 100vh }
    img { display: block; width: 100%; height: 100% }
  </style><img src="${logo}"></html>`;
}

async function draw(
  browser: Browser,
  page: string,
  viewport: {width: number; height: number},
): Promise<Buffer> {
  const tab = await browser.newPage({viewport});
  await tab.setContent(page, {waitUntil: 'networkidle'});
  return tab.screenshot({omitBackground: true});
}

/** An ICO file with one image: a 6-byte header, a 16-byte entry, then the PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser('whole'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const square = (size: number) => ({width: size, height: size});
  const files = {
    'img/card.png': await draw(browser, card, CARD),
    'img/touch-icon.png': await draw(browser, icon('18%', '#f2f7fa'), square(TOUCH_ICON)),
    'favicon.ico': icoOf(await draw(browser, icon('0', 'transparent'), square(ICON)), ICON),
  };
  await browser.close();
  writeFiles(path.join(root, 'static'), files);
  writeFiles(root, {[DRAWN_FOR]: drawnFor(root)});
}

void main();
