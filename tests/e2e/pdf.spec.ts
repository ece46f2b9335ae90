import {expect, test} from 'playwright/test';

import {isOff} from '../../src/config/features';
import {open} from './support/open';

const ROUTE = '/knowledge-base/compliance/aml-compliance';

/** The text of each page, the bookmarks and the metadata of a PDF. */
async function read(bytes: Buffer) {
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({data: new Uint8Array(bytes), verbosity: 0}).promise;
  const texts: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const {items} = await (await file.getPage(number)).getTextContent();
    texts.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    );
  }
  const bookmarks = (await file.getOutline()) ?? [];
  const {info} = await file.getMetadata();
  return {
    texts,
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    bookmarks: bookmarks.flatMap(({title, items}) => [
      title,
      ...(items as {title: string}[]).map((item) => item.title),
    ]),
    info,
    tagged: (await file.getMarkInfo())?.Marked,
  };
}

/** Text without white space, which lines break in other places, and without the invisible text of links to headings. */
const squeezed = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u200b]+/g, '');

test('on paper every fold and every tab is open @full', async ({page}) => {
  for (const route of [
    ...['/tools/payment', '/changes', '/contact', '/faq'],
    '/knowledge-base/api-docs/authentication',
  ]) {
    if (isOff(route)) continue;
    await page.goto(route);
    // The rows of a picture also have words that are not visible.
    const blocks = await page
      .locator(
        'main :is(p, li, td, summary, pre):not(header *, nav *, noscript *, form *, figure li, [data-export="off"] *)',
      )
      .evaluateAll((nodes) =>
        nodes
          .filter(
            (node) =>
              !node.closest(
                '.screen-only, .theme-doc-footer, .without-script, [class*="theme-doc-toc"]',
              ),
          )
          .map(({textContent}) => textContent ?? ''),
      );
    expect(blocks.length, route).toBeGreaterThan(10);
    // Paper shows the address of a link to another site behind it.
    const withoutAddresses = (text: string) => squeezed(text).replaceAll(/\(https?:[^)]*\)/g, '');
    const printed = withoutAddresses((await read(await page.pdf())).text);
    const missing = blocks.filter((block) => !printed.includes(withoutAddresses(block)));
    expect.soft(missing, route).toEqual([]);
  }
});

// If it fails, run `npx tsx scripts/pdf.ts`.
test('the AML policy is a tagged PDF with the same text', async ({page, request}) => {
  await open(page, ROUTE);
  const headings = await page
    .locator('.theme-doc-markdown :is(h1, h2, h3)')
    .evaluateAll((nodes) => nodes.map((node) => (node.firstChild?.textContent ?? '').trim()));
  expect(headings.length).toBeGreaterThan(15);

  const link = page.getByRole('link', {name: 'Download this policy as a PDF'});
  const href = await link.getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');

  const {texts, text, bookmarks, info, tagged} = await read(await response.body());
  for (const heading of headings) expect(bookmarks).toContain(heading);
  const blocks = await page
    // The rows of a picture also have words that are not visible.
    .locator('.theme-doc-markdown :is(p, li:not(figure *), td, th, figure strong):not(header *)')
    .filter({hasNot: link})
    .evaluateAll((nodes) => nodes.map(({textContent}) => textContent ?? ''));
  expect(blocks.length).toBeGreaterThan(100);
  const printed = squeezed(text);
  expect(blocks.filter((block) => !printed.includes(squeezed(block)))).toEqual([]);
  texts.forEach((sheet, at) => expect(sheet).toContain(`Page ${at + 1} of ${texts.length}`));
  expect(text).toContain(ROUTE);
  expect(text).not.toContain('min read');
  expect(tagged).toBe(true);
  expect(info).toMatchObject({Title: headings[0], Language: 'en-GB'});
});
