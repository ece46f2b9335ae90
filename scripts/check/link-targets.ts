import fs from 'node:fs';
import path from 'node:path';

import {pluginRoutes} from '../../src/config/navigation';
import {pagesOf} from '../../src/content/sources';
import {allTrees} from '../../src/content/tree';
import {archivedVersions} from '../../src/content/versions';
import {changesRoute} from '../../src/features/changes/model/routes';
import type {Place} from '../../src/lib/finding';
import type {CheckContext, SourcePage} from './context';
import {nodesOf} from './prose';

/** Files that the build writes for download. */
const DOWNLOADS = ['/openapi.yaml', '/openapi.json'];

/** `pathname:` is Docusaurus's scheme for files and pages that it does not build itself. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:', 'pathname:'];

export type Target =
  | {kind: 'page'; page: SourcePage}
  /** A page that a plugin adds. */
  | {kind: 'plugin'; route: string}
  /** A file, another site, an archived page or an e-mail address: anchors are not checked. */
  | {kind: 'other'}
  | {kind: 'missing'; wanted: string; known: string[]};

/** A link or definition, or what stands for one. */
interface LinkNode {
  url: string;
  position?: {start: Place} | undefined;
}

interface PageLink {
  node: LinkNode;
  target: Target;
  /** The part after `#`, or an empty string. */
  anchor: string;
}

/** All links in the text of a page. */
export function linksOf(page: SourcePage, context: CheckContext): PageLink[] {
  return nodesOf(page.markdown, 'link', 'definition').map((node) => linkAt(node, page, context));
}

export function linkAt(node: LinkNode, page: SourcePage, context: CheckContext): PageLink {
  const [wanted = '', anchor = ''] = node.url.split('#');
  const target = targetOf(wanted.split('?')[0] ?? '', page, context);
  return {node, anchor: decoded(anchor), target};
}

function targetOf(wanted: string, page: SourcePage, context: CheckContext): Target {
  const scheme = /^[a-z][a-z+.-]*:/i.exec(wanted)?.[0].toLowerCase();
  if (scheme && !SCHEMES.includes(scheme)) {
    return {kind: 'missing', wanted: scheme, known: SCHEMES};
  }
  // Another host: the rule `silent` reports our own.
  if (scheme || wanted.startsWith('//')) return {kind: 'other'};
  if (wanted === '') return {kind: 'page', page};
  return wanted.startsWith('/')
    ? targetOfRoute(wanted, context)
    : targetOfFile(path.posix.join(path.posix.dirname(page.repoPath), decoded(wanted)), context);
}

function targetOfFile(file: string, {root, pages}: CheckContext): Target {
  const page = pages.find(({repoPath}) => repoPath === file);
  if (page) return {kind: 'page', page};
  const full = path.join(root, file);
  const isFile = !/\.mdx?$/.test(file) && fs.existsSync(full) && fs.statSync(full).isFile();
  return isFile
    ? {kind: 'other'}
    : {kind: 'missing', wanted: file, known: pages.map(({repoPath}) => repoPath)};
}

function targetOfRoute(route: string, {root, pages}: CheckContext): Target {
  const page = pages.find((candidate) => candidate.route === route);
  if (page) return {kind: 'page', page};
  if (pluginRoutes.some((each) => each === route)) return {kind: 'plugin', route};
  const isFile = DOWNLOADS.includes(route) || fs.existsSync(path.join(root, 'static', route));
  if (isFile || isArchived(route, root)) return {kind: 'other'};
  const routes = [...pluginRoutes, ...pages.flatMap((candidate) => candidate.route ?? [])];
  return {kind: 'missing', wanted: route, known: routes};
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
