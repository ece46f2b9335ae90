import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {firstStyles, stylesFor, Used} from '@site/src/plugins/page-routes/first-styles';

import {temporaryFolder} from '../../support/temporary';

const styles = (css: string, html: string): string => stylesFor(css, new Used().add(html));

describe('styles for a page', () => {
  const page = '<html class="dark wide"><p class=lead style="color:var(--ink)">Text</p></html>';

  it.each([
    ['its classes', '.lead{top:0}'],
    ['several of them', '.dark.wide .lead{top:0}'],
    ['elements and attributes, whether they are there or not', 'dialog[open]{top:0}'],
    ['states', '.lead:hover{top:0}'],
    ['what a page is not', '.lead:not(.small, .a:is(.b)){top:0}'],
    ['any of some', ':is(.lead,.small) b{top:0}'],
    ['a class within brackets that is there by another', 'p:has(.small){top:0}'],
    ['names that are written with signs', '.sm\\:lead{top:0}'],
    ['other media', '@media print{.lead{top:0}}'],
    ['movements', '@keyframes turn{from{top:0}}.lead{animation:turn 1s}'],
    ['the order of layers', '@layer a,b;@layer b{.lead{top:0}}@layer a{}'],
    ['a property that the page asks for', ':root{--ink:#000}'],
    [
      'a property by way of another',
      ':root{--a:1px}.dark{--a:2px}.lead{--b:var(--a);top:var( --b )}',
    ],
  ])('hold %s', (_, css) => {
    expect(styles(css, page)).toBe(css);
  });

  it.each([
    ['a class that is not there', '.small{top:0}', ''],
    ['one of two', '.lead .small{top:0}', ''],
    ['one selector of several', '.small,.lead{top:0}', '.lead{top:0}'],
    ['what is left without rules', '@media print{@supports (top:0){.small{top:0}}}', ''],
    ['a property that nothing uses', ':root{--a:0;--b:var(--a)}', ''],
    ['a movement of none', '@keyframes turn{from{top:0}}.small{animation:turn 1s}', ''],
    ['a class by the start of its name', '.lea{top:0}.leading{top:0}', ''],
  ])('leave out %s', (_, css, left) => {
    expect(styles(css, page)).toBe(left);
  });
});

describe('the built pages', () => {
  const css = '@font-face{font-family:A}.a{top:0}.b{top:0}';
  const html = '<head><link rel=stylesheet href=/assets/css/styles.1a2b.css /></head>';
  const used = new Map([
    ['A', new Used().add('<p class=a>')],
    ['B', new Used().add('<p class=b>')],
  ]);

  it('of one component share the styles that they need; all styles declare no font again', () => {
    const site = temporaryFolder({'assets/css/styles.1a2b.css': css});
    const put = firstStyles(site, used);
    const read = (address: string): string => fs.readFileSync(path.join(site, address), 'utf8');
    const address = (component: string): string => {
      const page = put(html, component);
      expect(page.styles).toBe('/assets/css/styles.1a2b.css');
      return load(page.html)('link[rel=stylesheet]').attr('href') ?? '';
    };
    expect(read(address('A'))).toBe('@font-face{font-family:A}.a{top:0}');
    expect(read(address('B'))).toBe('@font-face{font-family:A}.b{top:0}');
    expect(address('A')).toBe(address('A'));
    expect(address('A')).not.toBe(address('B'));
    expect(read('/assets/css/styles.1a2b.css')).toBe('.a{top:0}.b{top:0}');
  });

  it('stop the build where they link to their styles in another way', () => {
    const put = firstStyles(temporaryFolder({}), used);
    expect(() => put('<link href="/a.css" rel="stylesheet">', 'A')).toThrow(
      'no link to its styles',
    );
  });
});
