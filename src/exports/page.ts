import {load} from 'cheerio';
import type {Root} from 'mdast';
import {stringify} from 'yaml';

import {prepare} from './prepare';
import {toMarkdown, toMdast} from './to-markdown';

/** What a built page says, for its copy in Markdown and for the search. */
export interface PageText {
  title: string;
  description: string;
  keywords: string[];
  /** Whole address of the page. */
  url: string;
  /** ISO date of the last change, where the page has one. */
  updated?: string;
  /** Headings above it in the navigation, from the top. */
  trail: string[];
  /** Top folder of its file in the content tree, as `legal`; none for pages outside of it. */
  folder?: string;
  /** Its text without the heading of first level. Headings below carry their anchors. */
  text: Root;
}

/** Each page is read once for all that is made of it. */
const known = new Map<string, {html: string; page: PageText | undefined}>();

/**
 * Reads a built page.
 *
 * @param site origin of the site
 * @returns undefined where the page has no text of its own
 */
export function readPage(html: string, route: string, site: string): PageText | undefined {
  const url = new URL(route, site).href;
  const before = known.get(url);
  if (before?.html === html) return before.page;
  const page = read(html, url);
  known.set(url, {html, page});
  return page;
}

function read(html: string, url: string): PageText | undefined {
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
  const meta = (name: string): string => tidy($(`meta[name="${name}"]`).attr('content') ?? '');
  return {
    title,
    description: meta('description'),
    keywords: meta('keywords').split(',').map(tidy).filter(Boolean),
    url,
    ...(updated && {updated}),
    trail,
    ...(folder && {folder}),
    text: toMdast(main.html() ?? ''),
  };
}

/** One space between words, none that cannot be seen. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One page as Markdown. */
export interface ExportedPage extends Omit<PageText, 'text'> {
  /** From the heading of first level on. */
  body: string;
}

/** As {@link readPage}, with its text written out. */
export function exportPage(html: string, route: string, site: string): ExportedPage | undefined {
  const page = readPage(html, route, site);
  if (!page) return undefined;
  const {text, ...about} = page;
  return {...about, body: `# ${page.title}\n\n${toMarkdown(text).trim()}\n`};
}

/** The file of a page: what it is, then its text. */
export function markdownFile({title, description, url, updated, body}: ExportedPage): string {
  const fields = {title, description, url, ...(updated && {updated})};
  return `---\n${stringify(fields, {lineWidth: 0})}---\n\n${body}`;
}
