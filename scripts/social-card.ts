/**
 * `npx tsx scripts/social-card.ts`: draws the picture that is shown where a page is shared, from
 * brand, logo and the contours of the site. Run it again when one of them changes.
 */
import fs from 'node:fs';
import path from 'node:path';

import {chromium} from 'playwright';

import {brand} from '../src/config/brand';
import {bringBrowser} from './browser';

const root = path.resolve(__dirname, '..');
/** Pixels, as the services that show such cards ask for. */
const SIZE = {width: 1200, height: 630};

function dataUrl(file: string, type: string): string {
  return `data:${type};base64,${fs.readFileSync(path.join(root, file)).toString('base64')}`;
}

const font = dataUrl(
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'font/woff2',
);
const page = `<!doctype html><html lang="en"><style>
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
</style><div><header><img src="${dataUrl('static/img/logo.svg', 'image/svg+xml')}">${brand.name}</header>
<h1>${brand.tagline}</h1><p>${new URL(brand.siteUrl).host}</p></div></html>`;

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: bringBrowser('whole'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const tab = await browser.newPage({viewport: SIZE});
  await tab.setContent(page, {waitUntil: 'networkidle'});
  await tab.screenshot({path: path.join(root, 'static/img/social-card.png')});
  await browser.close();
}

void main();
