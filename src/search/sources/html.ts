import {load, type CheerioAPI} from 'cheerio';

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

/** Reads the HTML of one page. */
export function readPage(route: string, html: string): BuiltPage {
  // The build writes well-formed pages: a parser that forgives less reads them in half the time.
  const $ = load(html, {xml: {xmlMode: false, decodeEntities: true}});
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
