import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {contentOf, KeptPages} from '@site/src/lib/kept-pages';

import {temporaryFolder} from '../support/temporary';

interface Made {
  text: string;
}

const html = (text: string, bundle = 'main.0a1b.js'): string =>
  `<!doctype html><html class=a><head><title>Fees</title><script src=/assets/js/${bundle} defer></script>` +
  `</head><body><nav>Menu</nav><main><h1>Fees</h1><img src=/assets/js/${bundle}><p>${text}</p></main>` +
  `<footer>Foot</footer></body></html>`;
const make = (content: string): Made | undefined => {
  const [, text] = /<p>(.*?)<\/p>/.exec(content) ?? [];
  return text === undefined ? undefined : {text};
};
const filesIn = (folder: string): string[] => fs.readdirSync(folder);

test('a page reads the same from what was kept as when it was made', () => {
  const folder = temporaryFolder();
  const read = () => new KeptPages<Made>(folder, 'one').read(html('Free'), ['/fees'], make);
  expect(read()).toStrictEqual({text: 'Free'});
  expect(read()).toStrictEqual({text: 'Free'});
  expect(filesIn(folder)).toHaveLength(1);
});

test('what was kept is asked, also when only the names of bundles changed', () => {
  const folder = temporaryFolder();
  const read = (page: string) => new KeptPages<Made>(folder, 'one').read(page, ['/fees'], make);
  read(html('Free'));
  const [name = ''] = filesIn(folder);
  fs.writeFileSync(path.join(folder, name), '{"text": "From the folder"}');
  expect(read(html('Free', 'main.ffff.js'))).toStrictEqual({text: 'From the folder'});
});

test('a page is the same before and after others have put into it what it loads', () => {
  const before = html('Free');
  const after = before
    .replace(
      /<script.*?<\/script>/,
      '<link rel=preload href=/a.woff2><link rel=stylesheet href=/a.css>',
    )
    .replace('</body>', '<script type=application/json id=page-route>{}</script></body>');
  expect(contentOf(after)).toBe(contentOf(before));
});

test('the content of a page is its head and its main part', () => {
  expect(
    contentOf('<html><head><title>A</title></head><body><nav>x</nav><main id=m>y</main>z'),
  ).toBe('<html><head><title>A</title></head><main id=m>y</main>');
  // Data of what stands on it stay: a date is read from them.
  const data = '<head><script type=application/ld+json>{}</script></head><main></main>';
  expect(contentOf(data)).toBe(data);
  expect(contentOf('<p>x</p>')).toBe('<p>x</p>');
});

test.each([
  ['another text', 'one', html('Dear'), '/fees'],
  ['another route', 'one', html('Free'), '/costs'],
  ['another way to read', 'two', html('Free'), '/fees'],
])('%s is made anew, and the old one goes', (_, maker, page, route) => {
  const folder = temporaryFolder();
  new KeptPages<Made>(folder, 'one').read(html('Free'), ['/fees'], make);
  const before = filesIn(folder);
  const pages = new KeptPages<Made>(folder, maker);
  expect(pages.read(page, [route], make)).toStrictEqual(make(page));
  pages.prune();
  expect(filesIn(folder)).toHaveLength(1);
  expect(filesIn(folder)).not.toEqual(before);
});

test('a page without text stays one', () => {
  const folder = temporaryFolder();
  const read = () => new KeptPages<Made>(folder, 'one').read('<b>x</b>', ['/x'], make);
  expect(read()).toBeUndefined();
  expect(read()).toBeUndefined();
});
