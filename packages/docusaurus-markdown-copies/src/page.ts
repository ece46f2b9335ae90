import type {Element, Root as Page} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import type {Root} from 'mdast';
import {parse} from 'parse5';
import {stringify} from 'yaml';

import {find, findAll, named, plainText, tidy, withClass} from './hast';
import {type ElementOptions, prepare} from './prepare';
import {toMarkdown, toMdast} from './to-markdown';

/** The content of a built page. */
export interface PageText {
  title: string;
  description: string;
  keywords: string[];
  /** Absolute URL of the page. */
  url: string;
  /** ISO date of the last change, if the page has one. */
  updated?: string;
  /** Set if only those who have the link should find it. */
  isUnlisted?: true;
  /** Titles of its parent pages in the navigation, from the top. */
  trail: string[];
  /** Its text without the first-level heading. The other headings have their anchors. */
  text: Root;
}

/**
 * Extracts the content of a built page.
 *
 * @param site URL of the site, without a slash at the end
 * @returns undefined if the page has no `<main>`
 */
export function readPage(
  html: string,
  route: string,
  site: string,
  options: ElementOptions = {},
): PageText | undefined {
  // Without positions, this takes half of the time.
  const tree = fromParse5(parse(headAndMain(html), {scriptingEnabled: false})) as Page;
  return pageText(tree, site + route, options);
}

/** Navigation and footer are almost half of a page and are not read. */
function headAndMain(html: string): string {
  const main = html.indexOf('<main');
  return main < 0
    ? ''
    : html.slice(0, html.indexOf('<body')) + html.slice(main, html.lastIndexOf('</main>'));
}

function pageText(tree: Page, url: string, options: ElementOptions): PageText | undefined {
  const main = find(tree, named('main'));
  if (!main) return undefined;
  const meta = (key: 'name' | 'property', value: string): string => {
    const found = find(tree, ({properties}) => String(properties[key]) === value);
    return tidy(String(found?.properties.content ?? ''));
  };
  const trail = trailOf(tree);
  const updated = meta('property', 'article:modified_time') || dateModified(main);
  prepare(main, options);
  const heading = takeHeading(main);
  return {
    title: plainText(heading) || tidy(plainText(find(tree, named('title'))).split('|')[0] ?? ''),
    description: meta('name', 'description'),
    keywords: meta('name', 'keywords').split(',').map(tidy).filter(Boolean),
    url,
    ...(updated && {updated}),
    // The theme also writes "noindex" alone, on pages that only search engines should not find.
    ...(meta('name', 'robots').includes('nofollow') && {isUnlisted: true}),
    trail,
    text: toMdast(main, url),
  };
}

/** Titles in the breadcrumbs (ThemeClassNames.docs.docBreadcrumbs), without the page itself. */
function trailOf(tree: Page): string[] {
  const breadcrumbs = find(tree, withClass('theme-doc-breadcrumbs'));
  const items = breadcrumbs ? findAll(breadcrumbs, named('li')) : [];
  return items.slice(0, -1).map(plainText).filter(Boolean);
}

/** The ISO date of `showLastUpdateTime`. */
function dateModified(main: Element): string {
  const time = find(main, ({properties}) => String(properties.itemProp) === 'dateModified');
  return String(time?.properties.dateTime ?? '').slice(0, 10);
}

function takeHeading(main: Element): Element | undefined {
  const heading = find(main, named('h1'));
  const parent = find(main, ({children}) => children.some((child) => child === heading));
  if (parent) parent.children = parent.children.filter((child) => child !== heading);
  return heading;
}

/** A page with its text as Markdown, which starts with the first-level heading. */
export interface ExportedPage extends PageText {
  /** Path of the page below the base URL of the site. */
  route: string;
  body: string;
}

export function exportPage(
  ...[html, route, site, options]: Parameters<typeof readPage>
): ExportedPage | undefined {
  const page = readPage(html, route, site, options);
  return page && {...page, route, body: `# ${page.title}\n\n${toMarkdown(page.text).trim()}\n`};
}

/** The Markdown file of a page: front matter, then the text. */
export function markdownFile({title, description, url, updated, body}: ExportedPage): string {
  const fields = {title, description, url, ...(updated && {updated})};
  return `---\n${stringify(fields, {lineWidth: 0})}---\n\n${body}`;
}

/** Leads the links of a text to the copies of pages, so that a reader of Markdown stays in Markdown. */
export function linkedToCopies(body: string, copies: ReadonlyMap<string, string>): string {
  return body.replaceAll(/(?<=\]\()https?:[^\s)#]+(?=[#)])/g, (url) => copies.get(url) ?? url);
}
