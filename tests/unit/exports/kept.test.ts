import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {KeptPages} from '@site/src/exports/kept';
import {exportPage} from '@site/src/exports/page';

import {temporaryFolder} from '../support/temporary';

const SITE = 'https://www.site.example';
const html = (text: string, bundle = 'main.0a1b.js'): string =>
  `<!doctype html><title>Fees</title><script src=/assets/js/${bundle}></script><main><h1>Fees</h1><p>${text}</p></main>`;
const filesIn = (folder: string): string[] => fs.readdirSync(folder);

test('a page reads the same from what was kept as when it was made', () => {
  const folder = temporaryFolder();
  const made = new KeptPages(folder, 'one').read(html('Free'), '/fees', SITE);
  const kept = new KeptPages(folder, 'one').read(html('Free'), '/fees', SITE);
  expect(made).toStrictEqual(exportPage(html('Free'), '/fees', SITE));
  expect(kept).toStrictEqual(made);
  expect(filesIn(folder)).toHaveLength(1);
});

test('what was kept is asked, also when only the names of bundles changed', () => {
  const folder = temporaryFolder();
  new KeptPages(folder, 'one').read(html('Free'), '/fees', SITE);
  const [name = ''] = filesIn(folder);
  const file = path.join(folder, name);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Free', 'From the folder'));
  const again = new KeptPages(folder, 'one').read(html('Free', 'main.ffff.js'), '/fees', SITE);
  expect(again?.body).toContain('From the folder');
});

test.each([
  ['another text', 'one', html('Dear'), '/fees'],
  ['another route', 'one', html('Free'), '/costs'],
  ['another way to read', 'two', html('Free'), '/fees'],
])('%s is made anew, and the old one goes', (_, maker, page, route) => {
  const folder = temporaryFolder();
  new KeptPages(folder, 'one').read(html('Free'), '/fees', SITE);
  const before = filesIn(folder);
  const pages = new KeptPages(folder, maker);
  expect(pages.read(page, route, SITE)).toStrictEqual(exportPage(page, route, SITE));
  pages.prune();
  expect(filesIn(folder)).toHaveLength(1);
  expect(filesIn(folder)).not.toEqual(before);
});

test('a page without text stays one', () => {
  const folder = temporaryFolder();
  const read = (): unknown => new KeptPages(folder, 'one').read('<p>x</p>', '/x', SITE);
  expect(read()).toBeUndefined();
  expect(read()).toBeUndefined();
});
