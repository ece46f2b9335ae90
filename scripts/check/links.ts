import fs from 'node:fs';
import path from 'node:path';

import {closest, distance} from 'fastest-levenshtein';
import {toString} from 'mdast-util-to-string';

import {isOff} from '../../src/config/features';
import {pluginRoutes} from '../../src/config/navigation';
import {dayOf, isWaiting} from '../../src/content/front-matter';
import {pagesOf} from '../../src/content/sources';
import {allTrees} from '../../src/content/tree';
import {archivedVersions} from '../../src/content/versions';
import {changesRoute} from '../../src/features/changes/model/routes';
import {linkBetween} from '../../src/lib/files';
import {type Finding, type Place, suggestion} from '../../src/lib/finding';
import {anchorsOf, anchorsOfApi, formerAnchorsOf} from './anchors';
import {
  type CheckContext,
  findingAt,
  pageRule,
  placeIn,
  type Source,
  type SourcePage,
} from './context';
import {faultOfHost} from './hosts';
import {nodesOf} from './prose';

/** Files that the build writes for download. */
const DOWNLOADS = ['/openapi.yaml', '/openapi.json'];

/** `pathname:` is Docusaurus's scheme for files and pages that it does not build itself. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:', 'pathname:'];

/** What a link leads to. Nothing is known of files, other sites, archived pages and e-mail addresses. */
interface Target {
  page?: SourcePage;
  /** Of a page that a plugin adds. */
  route?: string;
  missing?: {wanted: string; known: string[]};
}

/** A link or definition, or what stands for one. */
interface LinkNode {
  url: string;
  position?: {start: Place} | undefined;
}

/** Links point to pages, files and anchors that exist. */
export const links = pageRule('links', (page, context) => [
  ...linkNodesOf(page).flatMap((node) => faultOfLink(node, page, context)),
  ...nodesOf(page.markdown, 'link').flatMap((node): Finding[] => {
    const isShown =
      /[\p{L}\p{N}]/u.test(toString(node)) ||
      node.children.some(({type}) => type === 'image' || type.includes('irective'));
    const fix = 'say between the brackets where it leads';
    return isShown ? [] : [findingAt(page, node, 'the link has no text', fix)];
  }),
]);

/** The links in the text, and the one in the front matter of an update. */
function linkNodesOf(page: SourcePage): LinkNode[] {
  const {link: url} = page.frontMatter;
  const inText = nodesOf(page.markdown, 'link', 'definition');
  return page.kind === 'update' && typeof url === 'string'
    ? [{url, position: {start: placeIn(page.content, 'link')}}, ...inText]
    : inText;
}

/** @param source a page, or code */
export function faultOfLink(node: LinkNode, source: Source, context: CheckContext): Finding[] {
  const report = (message: string, fix: string): Finding => findingAt(source, node, message, fix);
  const [, anchor = ''] = node.url.split('#');
  const page = context.pages.find(({repoPath}) => repoPath === source.repoPath);
  const target = targetOf(node.url, source, context);
  if (isOff(`${target.page?.route ?? node.url}#${anchor}`)) {
    // Of a page that is left out itself, nobody reads the sentence.
    if (isOff(page?.route ?? '')) return [];
    const finding = report('the feature of this link is off', 'rewrite the sentence without it');
    return [{...finding, severity: 'hint'}];
  }
  if (target.missing) {
    const {wanted: subject, known} = target.missing;
    return [{...report(`broken link: ${subject}`, fixFor(subject, known, source)), subject}];
  }
  const own = faultOfHost(node.url);
  if (own) return [report(own.message, own.fix)];
  if (target.page && isTooEarly(page, target.page, context)) {
    const message = `${target.page.repoPath} is not published ${page ? 'when this update is' : 'yet'}`;
    const fix = 'give the update the same "publish" or "draft", or a later day';
    return [report(message, page ? fix : 'add the link when the page is published')];
  }
  const place = target.page?.repoPath ?? target.route;
  const fix = anchor && place ? anchorFix(decoded(anchor), target, context) : undefined;
  if (fix === undefined) return [];
  const where = place === source.repoPath ? 'the page' : place;
  return [report(`${where} has no heading or anchor "#${decoded(anchor)}"`, fix)];
}

/** The pages that the text of a page links to. */
export function linkedFrom(page: SourcePage, context: CheckContext): SourcePage[] {
  const all = nodesOf(page.markdown, 'link', 'definition');
  return all.flatMap(({url}) => targetOf(url, page, context).page ?? []);
}

function targetOf(url: string, {repoPath}: Source, context: CheckContext): Target {
  const [wanted = ''] = url.split(/[#?]/);
  const scheme = /^[a-z][a-z+.-]*:/i.exec(wanted)?.[0].toLowerCase();
  if (scheme && !SCHEMES.includes(scheme)) return {missing: {wanted: scheme, known: SCHEMES}};
  if (scheme || wanted.startsWith('//')) return {};
  if (wanted === '') return targetOfFile(repoPath, context);
  return wanted.startsWith('/')
    ? targetOfRoute(wanted, context)
    : targetOfFile(path.posix.join(path.posix.dirname(repoPath), decoded(wanted)), context);
}

function targetOfFile(file: string, {root, pages}: CheckContext): Target {
  const page = pages.find(({repoPath}) => repoPath === file);
  if (page) return {page};
  const isFile =
    !/\.mdx?$/.test(file) &&
    fs.statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile() === true;
  return isFile ? {} : {missing: {wanted: file, known: pages.map(({repoPath}) => repoPath)}};
}

function targetOfRoute(route: string, {root, pages}: CheckContext): Target {
  const page = pages.find((candidate) => candidate.route === route);
  if (page) return {page};
  if (pluginRoutes.some((each) => each === route)) return {route};
  const isFile = DOWNLOADS.includes(route) || fs.existsSync(path.join(root, 'static', route));
  if (isFile || isArchived(route, root)) return {};
  const known = [...pluginRoutes, ...pages.flatMap((candidate) => candidate.route ?? [])];
  return {missing: {wanted: route, known}};
}

/** An archived page, or what has changed since an archived version. */
function isArchived(route: string, root: string): boolean {
  const tree = allTrees(root).find(({base}) => base !== '' && route.startsWith(`${base}/`));
  if (tree) return pagesOf(tree).some((page) => page.route === route);
  return archivedVersions(root).some((version) => route === changesRoute(version));
}

/** Decodes a URL; returns it unchanged if it is malformed. */
export function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function fixFor(wanted: string, known: readonly string[], {repoPath}: Source): string {
  const near = nearestAddress(wanted, known);
  const example = /\.tsx?$/.test(repoPath) ? '' : ' as in ./file.md,';
  if (near === undefined) return `link to a page that exists,${example} or remove the link`;
  return `write "${/^\/|:$/.test(near) ? near : linkBetween(repoPath, near)}"`;
}

/** An address that differs more is rather another page than a slip. */
const MAX_SLIPS = 3;

/** The known address that was meant: at most three letters of its last part differ, and at most one in four. */
export function nearestAddress(wanted: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(wanted, known);
  const {length} = wanted.split('/').at(-1) ?? '';
  const allowed = Math.min(MAX_SLIPS, Math.max(1, Math.floor(length / 4)));
  return distance(wanted, candidate) <= allowed ? candidate : undefined;
}

/** Whether code or an update leads to a page before its day. Links in other pages are plain text until then. */
function isTooEarly(
  from: SourcePage | undefined,
  about: SourcePage,
  {today}: CheckContext,
): boolean {
  if (!isWaiting(about.frontMatter, today)) return false;
  return !from || (from.kind === 'update' && dayOf(from.frontMatter) < dayOf(about.frontMatter));
}

/** What to do about an anchor that the page lacks; undefined if it has the anchor. */
function anchorFix(
  anchor: string,
  {page, route}: Target,
  context: CheckContext,
): string | undefined {
  // The anchors of an unreadable page are unknown, and its faults are already reported.
  if (page && !page.readable) return undefined;
  const ofRoute = route === '/api' ? anchorsOfApi(context.root) : [];
  const anchors = [...(page ? anchorsOf(page, context) : ofRoute)];
  if (anchors.includes(anchor)) return undefined;
  const moved = page && formerAnchorsOf(page)[anchor];
  if (moved) return `write "#${moved}", where the answer is now`;
  return anchors.length > 0 ? suggestion(anchor, anchors) : 'remove the anchor';
}
