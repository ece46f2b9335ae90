import path from 'node:path';

import {distance} from 'fastest-levenshtein';

import {redirects} from '../../src/config/redirects';
import {suggestion} from '../../src/lib/finding';
import type {CheckContext, SourcePage} from './context';
import {routeOfPage} from './link-targets';
import {stemsIn} from './prose';

interface BrokenLink {
  /** A file of the repository, or a route. */
  wanted: string;
  known: readonly string[];
  /** The text of the link. */
  words: string;
}

/** Where no page resembles the one that is missing. */
export const NO_PAGE = 'link to a page that exists, or remove the link';

/** Proposes the page that was meant: of that file name, moved, misspelt, or with the title in the link text. */
export function fixForLink(
  {wanted, known, words}: BrokenLink,
  from: SourcePage,
  context: CheckContext,
): string {
  if (wanted.endsWith('.pdf')) return 'run "npx tsx scripts/pdf.ts" and commit the file';
  if (wanted.endsWith(':')) {
    const near = suggestion(wanted, known);
    return near.startsWith('write') ? near : 'link to a file, as in ./file.md, or to https://…';
  }
  const isRoute = wanted.startsWith('/');
  const [, host] = /(?:^|\/)(www\.[a-z0-9-]+\.[a-z]{2,}.*)$/i.exec(wanted) ?? [];
  if (host) return `write "https://${host}"`;
  const others = context.pages.filter((page) => page !== from && page.kind !== 'section');
  const page =
    sameName(wanted, others, from.repoPath) ??
    redirected(wanted, others) ??
    misspelt(wanted, others) ??
    titled(words, others);
  if (page && !isRoute) return `write "${linkTo(page, from)}"`;
  const route = page && routeOfPage(page);
  if (route) return `write "${route}"`;
  const near = isRoute && known.find((name) => isTypingError(wanted, name));
  return near ? `write "${near}"` : NO_PAGE;
}

/** Proposes the file that was meant: misspelt, or in another folder. */
export function fixForFile(wanted: string, pages: readonly SourcePage[]): string {
  const page = misspelt(wanted, pages) ?? sameName(wanted, pages, wanted);
  return page ? `write "${page.repoPath}"` : 'name a file or folder that exists';
}

function linkTo(page: SourcePage, from: SourcePage): string {
  const url = path.posix.relative(path.posix.dirname(from.repoPath), page.repoPath);
  return url.startsWith('.') ? url : `./${url}`;
}

/** `order-types` of `docs/…/order-types.md` and of `/knowledge-base/trading/order-types`. */
function nameOf(file: string): string {
  const name = path.posix.basename(file.replaceAll('\\', '/')).replace(/\.(?:mdx?|html?)$/, '');
  return /^(?:index|readme)$/i.test(name) ? path.posix.basename(path.posix.dirname(file)) : name;
}

/** The only page of that file name. A folder in the address says what it is about: "/analytics/search" is no "/search". */
function sameName(
  wanted: string,
  pages: readonly SourcePage[],
  from: string,
): SourcePage | undefined {
  const name = nameOf(wanted).toLowerCase();
  const [only, ...others] = pages.filter(({repoPath}) => nameOf(repoPath).toLowerCase() === name);
  const about = [folderOf(wanted)].filter((folder) => !ROOTS.includes(folder));
  const places = [only?.repoPath ?? '', from].map(folderOf);
  return others.length === 0 && about.every((folder) => places.includes(folder)) ? only : undefined;
}

/** Folders that only hold others. */
const ROOTS = ['', '.', '..', 'docs', 'knowledge-base'];

function folderOf(file: string): string {
  const folder = path.posix.dirname(file.replaceAll('\\', '/'));
  const isIndex = /(?:^|\/)(?:index|readme)\.[a-z]+$/i.test(file);
  return path.posix.basename(isIndex ? path.posix.dirname(folder) : folder);
}

/** The page that the address of a moved page leads to. */
function redirected(wanted: string, pages: readonly SourcePage[]): SourcePage | undefined {
  const route = `/${wanted.replace(/^\/|^docs\/|^src\/pages\//, '').replace(/\.mdx?$/, '')}`;
  const to = Object.entries(redirects).find(([former]) => former === route)?.[1];
  return (
    pages.find((page) => formerRoutesOf(page).includes(route)) ??
    pages.find((page) => to !== undefined && routeOfPage(page) === to)
  );
}

/** The addresses that a page once had, from its front matter. */
export function formerRoutesOf({frontMatter}: SourcePage): string[] {
  const {redirect_from: from} = frontMatter;
  return Array.isArray(from) ? from.map(String) : [];
}

/** A page in the same folder whose name differs by a slip. */
function misspelt(wanted: string, pages: readonly SourcePage[]): SourcePage | undefined {
  const folder = path.posix.dirname(wanted);
  return pages.find((page) => {
    const place = wanted.startsWith('/') ? (routeOfPage(page) ?? '') : page.repoPath;
    return path.posix.dirname(place) === folder && isTypingError(nameOf(wanted), nameOf(place));
  });
}

/** At most three letters, and at most one in four. */
function isTypingError(name: string, known: string): boolean {
  return distance(name, known) <= Math.min(3, Math.max(1, Math.floor(name.length / 4)));
}

/** The only page whose title says what the text of the link says. */
function titled(text: string, pages: readonly SourcePage[]): SourcePage | undefined {
  const wanted = stemsIn(text);
  // One word, such as "Overview", is a title by chance.
  if (wanted.length < 2) return undefined;
  const [only, ...others] = pages.filter(({frontMatter: {title}}) => {
    const stems = stemsIn(typeof title === 'string' ? title : '');
    const hasAll = wanted.every((stem) => stems.includes(stem));
    return hasAll && wanted.length * 2 > stems.length;
  });
  return others.length === 0 ? only : undefined;
}
