import fs from 'node:fs';

import {load, type CheerioAPI} from 'cheerio';

import {builtFiles} from '../../lib/built-pages';

/** One built page, without the parts that are not its text. */
export interface BuiltPage {
  /** Path in the browser. */
  route: string;
  /** Names of the pages above, as its breadcrumbs give them. */
  trail: string[];
  $: CheerioAPI;
}

/** What stands on a page and is not its text. `data-search="off"` marks more of it. */
const FURNITURE = [
  'script',
  'style',
  'nav',
  'noscript',
  'svg',
  'button',
  'form',
  'search',
  '.theme-doc-markdown > header',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.archive-banner',
  '.hash-link',
  '.visually-hidden',
  '[aria-hidden="true"]',
  '[data-search="off"]',
].join(',');

/**
 * The pages below a folder of a build.
 *
 * @param skip routes that are left out with all that lies below them
 */
export function builtPages(build: string, below: string, skip: readonly string[]): BuiltPage[] {
  return builtFiles(build, below)
    .filter(({route}) => !skip.some((start) => route === start || route.startsWith(`${start}/`)))
    .map(({route, file}) => readPage(route, fs.readFileSync(file, 'utf8')))
    .filter(({$}) => $('main').length > 0);
}

/** Reads the HTML of one page. */
export function readPage(route: string, html: string): BuiltPage {
  const $ = load(html);
  const trail = $('.breadcrumbs__item:not(.breadcrumbs__item--active)')
    .toArray()
    .map((item) => tidy($(item).text()));
  const title = $('main h1').first();
  // The heading may stand in a header that is no text of the page.
  title.appendTo($('main').first());
  $(FURNITURE).remove();
  return {route, trail, $};
}

/** One space between words, none that cannot be seen. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function metaOf($: CheerioAPI, name: string): string {
  return tidy($(`meta[name="${name}"]`).attr('content') ?? '');
}
