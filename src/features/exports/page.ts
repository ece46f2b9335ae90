import type {Element, Root as Page} from 'hast';
import type {Root} from 'mdast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {stringify} from 'yaml';

import {find, findAll, named, textOf, tidy, withClass} from './hast';
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
  /** Names of the pages above it in the navigation, from the top. */
  trail: string[];
  /** Its text without the heading of first level. Headings below carry their anchors. */
  text: Root;
}

const parser = unified().use(rehypeParse);
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
  const page = read(parser.parse(html), url);
  known.set(url, {html, page});
  return page;
}

function read(tree: Page, url: string): PageText | undefined {
  const main = find(tree, named('main'));
  if (!main) return undefined;
  const meta = (key: 'name' | 'property', value: string): string => {
    const found = find(tree, ({properties}) => String(properties[key]) === value);
    return tidy(String(found?.properties.content ?? ''));
  };
  const trail = trailOf(tree);
  const updated = meta('property', 'article:modified_time');
  prepare(main);
  const heading = takeHeading(main);
  return {
    title: textOf(heading) || tidy(textOf(find(tree, named('title'))).split('|')[0] ?? ''),
    description: meta('name', 'description'),
    keywords: meta('name', 'keywords').split(',').map(tidy).filter(Boolean),
    url,
    ...(updated && {updated}),
    trail,
    text: toMdast(main, url),
  };
}

/** Names in the breadcrumbs (ThemeClassNames.docs.docBreadcrumbs), without the page itself. */
function trailOf(tree: Page): string[] {
  const breadcrumbs = find(tree, withClass('theme-doc-breadcrumbs'));
  const items = breadcrumbs ? findAll(breadcrumbs, named('li')) : [];
  return items.slice(0, -1).map(textOf).filter(Boolean);
}

function takeHeading(main: Element): Element | undefined {
  const heading = find(main, named('h1'));
  const parent = find(main, ({children}) => children.some((child) => child === heading));
  if (parent) parent.children = parent.children.filter((child) => child !== heading);
  return heading;
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
