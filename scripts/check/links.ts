import fs from 'node:fs';
import path from 'node:path';

import {imageSize} from 'image-size';
import type {Image} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {pluginRoutes} from '../../src/config/navigation';
import {isWaiting} from '../../src/content/front-matter';
import {type Finding, suggestion} from '../../src/lib/finding';
import {anchorsOf, anchorsOfApi} from './anchors';
import {type CheckContext, findingAt, findingAtField, pageRule, type SourcePage} from './context';
import {formerAnchorsOf} from './former-anchors';
import {fixForLink, NO_PAGE} from './link-fixes';
import {decoded, linksOf, type Target} from './link-targets';
import {joined, merged} from './merged';
import {nodesOf} from './prose';

/** Links point to pages, files and anchors that exist. */
export const links = pageRule('links', (page, context) => {
  const found = findingsIn(page, context);
  const isLost = ({fix}: Finding): boolean => fix === NO_PAGE;
  return [
    ...merged(found.filter((each) => !isLost(each))),
    ...joined(found.filter(isLost), 'link to pages that exist, or remove the links'),
  ];
});

function findingsIn(page: SourcePage, context: CheckContext): Finding[] {
  return linksOf(page, context).flatMap(({node, target, anchor}) => {
    if (target.kind === 'missing') {
      const {wanted, known} = target;
      // The rule `silent` says more about it.
      if (wanted === 'file:') return [];
      const fix = fixForLink({wanted, known, words: toString(node)}, page, context);
      return [{...findingAt(page, node, `broken link: ${wanted}`, fix), subject: wanted}];
    }
    // The build leaves it out, so the link would be broken.
    const isLost =
      target.kind === 'page' &&
      isWaiting(target.page.frontMatter, context.today) &&
      !isWaiting(page.frontMatter, context.today);
    if (isLost) {
      const fix = 'remove the link, or publish that page first';
      return [findingAt(page, node, `${target.page.repoPath} is not published yet`, fix)];
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
    return [
      findingAt(
        page,
        node,
        `${place === page.repoPath ? 'the page' : place} has no heading or anchor "#${anchor}"`,
        fix,
      ),
    ];
  });
}

function anchorsAt(
  target: Extract<Target, {kind: 'page' | 'plugin'}>,
  context: CheckContext,
): Set<string> {
  if (target.kind === 'page') return anchorsOf(target.page, context);
  return target.route === '/api' ? anchorsOfApi(context.root) : new Set();
}

/** Images exist, and their descriptions say something. markdownlint finds those without one. */
export const images = pageRule('images', (page, {root}) => merged(imageFindings(page, root)));

/** The file of an image, if it is one that exists. */
export function fileOf({url}: Image, {repoPath}: SourcePage, root: string): string | undefined {
  const address = decoded(url);
  const folder = address.startsWith('/') ? 'static' : path.dirname(repoPath);
  const file = path.join(root, folder, address);
  return url && !isElsewhere(url) && fs.existsSync(file) ? file : undefined;
}

const isElsewhere = (url: string): boolean => /^[a-z][a-z+.-]*:/i.test(url);

const EMPTY_WORDS =
  /^(?:(?:an? |the |my )?(?:image|picture|photo|screenshot|screen ?shot|img|diagram|drawing|chart|graph|graphic|figure|icon|logo|untitled|alt(?: text)?|description)(?: ?\d+)?|[\w-]+\.(?:png|jpe?g|gif|svg|webp))$/i;

function imageFindings(page: SourcePage, root: string): Finding[] {
  const nodes = nodesOf(page.markdown, 'image');
  const places = nodes.map(({url}) => missingFolder(page, root, url));
  const isEmpty = ({alt}: Image): boolean => EMPTY_WORDS.test(alt?.trim() ?? '');
  const isBare = nodes.some(
    (node) => (!node.alt || isEmpty(node)) && fileOf(node, page, root) === undefined,
  );
  const words = isBare ? ', and describe it between the brackets: ![description](file)' : '';
  return nodes.flatMap((node, index) => {
    if (isElsewhere(node.url)) {
      const fix = 'put the file in static/img/: pages must not load anything from other sites';
      return [findingAt(page, node, 'the image is on another site', fix + words)];
    }
    const file = fileOf(node, page, root);
    if (file) {
      const fix = 'write what a reader who cannot see it needs to know';
      const subject = `"${node.alt}"`;
      const message = `the description says nothing about the image: ${subject}`;
      return [
        ...(isEmpty(node) ? [{...findingAt(page, node, message, fix), subject}] : []),
        ...heavy(page, node, file),
      ];
    }
    const url = decoded(node.url);
    const folder = places[index];
    const {length} = places.filter((each) => each === folder);
    if (folder && length > 1) {
      const fix = 'bring the folder with them, and use a path relative to this page';
      const message = `no such folder: ${folder}, where ${length} images should be`;
      return places.indexOf(folder) === index ? [findingAt(page, node, message, fix + words)] : [];
    }
    const other = [url, url.toLowerCase()]
      .map((name) => name.replace(/^.*?static(?=\/)/, ''))
      .find((name) => name.startsWith('/') && fs.existsSync(path.join(root, 'static', name)));
    const fix = other
      ? `write "${other}"`
      : 'use a path relative to this page, or /img/… for a file in static/img/';
    const message = `no such image: ${node.url}`;
    return [{...findingAt(page, node, message, fix + words), subject: node.url}];
  });
}

/** The folder of an image, as its address names it, if it does not exist. */
function missingFolder({repoPath}: SourcePage, root: string, address: string): string | undefined {
  const folder = decoded(address).replace(/[^/]*$/, '');
  const [, inStatic] = /^.*?static(\/.*)/.exec(folder) ?? [];
  const isFound = inStatic !== undefined && fs.existsSync(path.join(root, 'static', inStatic));
  const parent = folder.startsWith('/') ? 'static' : path.dirname(repoPath);
  const full = path.join(root, parent, folder);
  return folder === '' || isElsewhere(address) || isFound || fs.existsSync(full)
    ? undefined
    : folder;
}

/** The largest image that readers on a phone should have to load. */
const MAX_IMAGE = {bytes: 400_000, pixels: 2400} as const;

function heavy(page: SourcePage, node: Image, file: string): Finding[] {
  const bytes = fs.readFileSync(file);
  const {width, height} = sizeOf(bytes);
  const side = Math.max(width, height);
  const what = [
    ...(bytes.length > MAX_IMAGE.bytes ? [`${Math.ceil(bytes.length / 1000)} kB`] : []),
    ...(side > MAX_IMAGE.pixels ? [`${width} × ${height} pixels`] : []),
  ];
  if (what.length === 0) return [];
  const message = `the image has ${what.join(' and ')}`;
  const fix = `make it smaller: at most ${MAX_IMAGE.bytes / 1000} kB and ${MAX_IMAGE.pixels} pixels wide or high`;
  return [findingAt(page, node, message, fix)];
}

/** In pixels; 0 for a drawing, and for a format that cannot be measured. */
function sizeOf(bytes: Uint8Array): {width: number; height: number} {
  try {
    const {width, height, type} = imageSize(bytes);
    return type === 'svg' ? {width: 0, height: 0} : {width, height};
  } catch {
    return {width: 0, height: 0};
  }
}

/** Every update links to a page that exists. */
export const updates = pageRule(
  'updates',
  (page, {pages}) => {
    const {link} = page.frontMatter;
    const routes = [...pluginRoutes, ...pages.flatMap(({route}) => route ?? [])];
    if (typeof link !== 'string' || routes.includes(link)) return [];
    const message = `"link" points to a page that does not exist: ${link}`;
    return [findingAtField(page, 'link', message, suggestion(link, routes))];
  },
  ({kind}) => kind === 'update',
);
