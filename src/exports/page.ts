import {load} from 'cheerio';

import {metaOf, tidy} from '../search/sources/html';
import {prepare} from './prepare';
import {toMarkdown} from './to-markdown';

/** One page as Markdown. */
export interface ExportedPage {
  title: string;
  description: string;
  /** Whole address of the page. */
  url: string;
  /** ISO date of the last change, where the page has one. */
  updated?: string;
  /** Headings above it in the navigation, from the top. */
  trail: string[];
  /** Top folder of its file in the content tree, as `legal`; none for pages outside of it. */
  folder?: string;
  /** From the heading of first level on. */
  body: string;
}

/**
 * Reads a built page.
 *
 * @param site origin of the site
 * @returns undefined where the page has no text of its own
 */
export function exportPage(html: string, route: string, site: string): ExportedPage | undefined {
  const url = new URL(route, site).href;
  const $ = load(html);
  const trail = $('.breadcrumbs__item:not(.breadcrumbs__item--active)')
    .toArray()
    .map((item) => tidy($(item).text()));
  const main = prepare($, url);
  if (main.length === 0) return undefined;
  const heading = main.find('h1').first();
  const title = tidy(heading.text()) || tidy($('title').text().split('|')[0] ?? '');
  heading.remove();
  const updated = $('meta[property="article:modified_time"]').attr('content');
  const folder = /docs-doc-id-(\w[\w-]*)\//.exec($('html').attr('class') ?? '')?.[1];
  const text = toMarkdown(main.html() ?? '').trim();
  return {
    title,
    description: metaOf($, 'description'),
    url,
    ...(updated && {updated}),
    trail,
    ...(folder && {folder}),
    body: `# ${title}\n\n${text}\n`,
  };
}
