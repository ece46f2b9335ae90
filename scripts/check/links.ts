import fs from 'node:fs';
import path from 'node:path';

import {distance} from 'fastest-levenshtein';
import {toString} from 'mdast-util-to-string';

import {pluginRoutes} from '../../src/config/navigation';
import {nearest, suggestion} from '../../src/lib/finding';
import {anchorsOf, anchorsOfApi} from './anchors';
import {type CheckContext, findingAt, findingAtField, pageRule, type SourcePage} from './context';
import {formerAnchorsOf} from './former-anchors';
import {linksOf, type Target} from './link-targets';
import {nodesOf, stemsIn} from './prose';

/** The largest edit distance that counts as a typing error, in letters. */
const TYPING_ERROR = 3;

/** Links point to pages, files and anchors that exist. */
export const links = pageRule('links', (page, context) =>
  linksOf(page, context).flatMap(({node, target, anchor}) => {
    if (target.kind === 'missing') {
      const {wanted, known} = target;
      // The target may be a page whose front matter cannot be read.
      if (wanted.startsWith('/') && context.pages.some(({readable}) => !readable)) return [];
      const fix = fixFor({wanted, known, words: toString(node)}, page, context);
      return [findingAt(page, node, `broken link: ${wanted}`, fix)];
    }
    if (!anchor || target.kind === 'other') return [];
    // The anchors of an unreadable page are unknown, and its faults are already reported.
    if (target.kind === 'page' && !target.page.readable) return [];
    const anchors = [...anchorsAt(target, context)];
    if (anchors.includes(anchor)) return [];
    const place = target.kind === 'page' ? target.page.repoPath : target.route;
    const moved = target.kind === 'page' ? formerAnchorsOf(target.page)[anchor] : undefined;
    const fix = moved
      ? `write "#${moved}", where the answer is now`
      : anchors.length > 0
        ? suggestion(anchor, anchors)
        : 'remove the anchor';
    return [findingAt(page, node, `${place} has no heading or anchor "#${anchor}"`, fix)];
  }),
);

function anchorsAt(
  target: Extract<Target, {kind: 'page' | 'plugin'}>,
  context: CheckContext,
): Set<string> {
  if (target.kind === 'page') return anchorsOf(target.page, context);
  return target.route === '/api' ? anchorsOfApi(context.root) : new Set();
}

interface BrokenLink {
  wanted: string;
  known: readonly string[];
  /** The text of the link. */
  words: string;
}

/** Suggests the page with the nearest path, or one whose title shares words with the link text. */
function fixFor(
  {wanted, known, words}: BrokenLink,
  from: SourcePage,
  context: CheckContext,
): string {
  if (wanted.endsWith('.pdf')) return 'run "npx tsx scripts/pdf.ts" and commit the file';
  const similar = nearest(wanted, known);
  const isTypingError = similar !== undefined && distance(similar, wanted) <= TYPING_ERROR;
  const near = isTypingError ? similar : (pageAbout(words, context)?.repoPath ?? similar);
  if (near === undefined || known.some((name) => name === near && !/\.mdx?$/.test(name))) {
    return suggestion(wanted, known);
  }
  const url = path.posix.relative(path.posix.dirname(from.repoPath), near);
  return `write "${url.startsWith('.') ? url : `./${url}`}"`;
}

/** The page whose title shares the most words with a text, if at least half of them. */
function pageAbout(text: string, {pages}: CheckContext): SourcePage | undefined {
  const wanted = stemsIn(text);
  const [best] = pages
    .map((page) => {
      const title = stemsIn(String(page.frontMatter.title ?? ''));
      return {page, shared: wanted.filter((stem) => title.includes(stem)).length};
    })
    .sort((a, b) => b.shared - a.shared);
  return best && best.shared > 0 && best.shared * 2 >= wanted.length ? best.page : undefined;
}

/** Images exist. markdownlint checks their alt text. */
export const images = pageRule('images', (page, {root}) =>
  nodesOf(page.markdown, 'image').flatMap((node) => {
    if (/^[a-z][a-z+.-]*:/i.test(node.url)) {
      const fix = 'put the file in static/img/: pages must not load anything from other sites';
      return [findingAt(page, node, 'the image is on another site', fix)];
    }
    const file = node.url.startsWith('/')
      ? path.join(root, 'static', node.url)
      : path.join(root, path.dirname(page.repoPath), node.url);
    if (node.url && fs.existsSync(file)) return [];
    const fix = 'use a path relative to this page, or /img/… for a file in static/img/';
    return [findingAt(page, node, `no such image: ${node.url}`, fix)];
  }),
);

/** Every update links to a page that exists. */
export const updates = pageRule(
  'updates',
  (page, {pages}) => {
    const {link} = page.frontMatter;
    const routes = [...pluginRoutes, ...pages.flatMap(({route}) => route ?? [])];
    if (typeof link !== 'string' || routes.includes(link)) return [];
    // The link may lead to a page that cannot be read.
    if (pages.some(({readable}) => !readable)) return [];
    const message = `"link" points to a page that does not exist: ${link}`;
    return [findingAtField(page, 'link', message, suggestion(link, routes))];
  },
  ({kind}) => kind === 'update',
);
