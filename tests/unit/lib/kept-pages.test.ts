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
/** What a build makes of one page, with what the build before left. */
function build(file: string, page: string, route = '/fees', maker = 'one'): Made | undefined {
  const pages = new KeptPages<Made>(file, maker);
  const made = pages.read(page, [route], make);
  pages.save();
  return made;
}
const keptIn = (file: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
const newFile = (): string => path.join(temporaryFolder(), 'cache/pages.json');

test('a page reads the same from what was kept as when it was made', () => {
  const file = newFile();
  expect(build(file, html('Free'))).toStrictEqual({text: 'Free'});
  expect(build(file, html('Free'))).toStrictEqual({text: 'Free'});
  expect(Object.values(keptIn(file))).toEqual([{text: 'Free'}]);
});

test('what was kept is asked, also when only the names of bundles changed', () => {
  const file = newFile();
  build(file, html('Free'));
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Free', 'From the file'));
  expect(build(file, html('Free', 'main.ffff.js'))).toStrictEqual({text: 'From the file'});
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
  const file = newFile();
  build(file, html('Free'));
  const before = Object.keys(keptIn(file));
  expect(build(file, page, route, maker)).toStrictEqual(make(page));
  const after = Object.keys(keptIn(file));
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test('a page without text stays one', () => {
  const file = newFile();
  expect(build(file, '<b>x</b>')).toBeUndefined();
  expect(build(file, '<b>x</b>')).toBeUndefined();
  expect(Object.values(keptIn(file))).toEqual([null]);
});
