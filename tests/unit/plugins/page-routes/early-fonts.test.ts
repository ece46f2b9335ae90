import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {earlyFonts} from '@site/src/plugins/page-routes/early-fonts';

const FONT = 'core-latin.font.0a1b.woff2';
const POLISH = 'core-polish.font.4e5f.woff2';
const OTHER = 'figtree-latin-ext-wght-normal-2c3d.woff2';
const page =
  '<head><link rel=stylesheet href=/assets/css/styles.1.css></head><body>Text<footer class=when-near>Łódź</footer></body>';
let site = '';

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'early-fonts-'));
  fs.mkdirSync(path.join(site, 'assets/fonts'), {recursive: true});
});
afterEach(() => fs.rmSync(site, {recursive: true}));

const publish = (...names: string[]): void => {
  for (const name of names) fs.writeFileSync(path.join(site, 'assets/fonts', name), '');
};

it('a page asks for its core letters before its styles, and for no others', () => {
  publish(OTHER, FONT);
  const links = load(earlyFonts(site)(page))('link').toArray();
  expect(links.map(({attribs}) => attribs)).toEqual([
    {
      rel: 'preload',
      href: `/assets/fonts/${FONT}`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
    },
    {rel: 'stylesheet', href: '/assets/css/styles.1.css'},
  ]);
});

it('a phone asks early for no letters of what it lays out later', () => {
  publish(FONT, POLISH);
  const media = (html: string): (string | undefined)[] =>
    load(earlyFonts(site)(html))('link[rel=preload]')
      .toArray()
      .map(({attribs}) => attribs.media);
  expect(media(page)).toEqual([undefined, '(min-width: 997px)']);
  expect(media(page.replace('Text', 'Zażółć'))).toEqual([undefined, undefined]);
});

it('a build without core letters stops', () => {
  publish(OTHER);
  expect(() => earlyFonts(site)).toThrow('no core font');
});

it('a page whose styles are written in another way stops the build', () => {
  publish(FONT);
  expect(() => earlyFonts(site)('<head><style></style></head>')).toThrow('no styles');
});
