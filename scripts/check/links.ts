import path from 'node:path';

import {pluginRoutes} from '../../src/config/navigation';
import {isWaiting} from '../../src/content/front-matter';
import {type Finding, suggestion} from '../../src/lib/finding';
import {anchorsOf, anchorsOfApi} from './anchors';
import {type CheckContext, findingAt, findingAtField, pageRule, type SourcePage} from './context';
import {formerAnchorsOf} from './former-anchors';
import {linksOf, type Target} from './link-targets';
import {merged} from './merged';
import {nearestAddress} from './nearest-address';

type PageTarget = Extract<Target, {kind: 'page' | 'plugin'}>;

/** Links point to pages, files and anchors that exist. */
export const links = pageRule('links', (page, context) =>
  merged(
    linksOf(page, context).flatMap(({node, target, anchor}): Finding[] => {
      if (target.kind === 'other') return [];
      const report = (message: string, fix: string): Finding => findingAt(page, node, message, fix);
      if (target.kind === 'missing') {
        const {wanted: subject, known} = target;
        return [{...report(`broken link: ${subject}`, fixFor(subject, known, page)), subject}];
      }
      if (target.kind === 'page' && isLost(target.page, page, context)) {
        const message = `${target.page.repoPath} is not published yet`;
        return [report(message, 'remove the link, or publish that page first')];
      }
      const fix = anchor ? anchorFix(anchor, target, context) : undefined;
      if (fix === undefined) return [];
      const place = target.kind === 'page' ? target.page.repoPath : target.route;
      const where = place === page.repoPath ? 'the page' : place;
      return [report(`${where} has no heading or anchor "#${anchor}"`, fix)];
    }),
  ),
);

function fixFor(wanted: string, known: readonly string[], {repoPath}: SourcePage): string {
  const near = nearestAddress(wanted, known);
  if (near === undefined) return 'link to a page that exists, as in ./file.md, or remove the link';
  return `write "${/^\/|:$/.test(near) ? near : relativePath(repoPath, near)}"`;
}

function relativePath(from: string, to: string): string {
  const url = path.posix.relative(path.posix.dirname(from), to);
  return url.startsWith('.') ? url : `./${url}`;
}

/** Whether the build leaves a page out to which a published one links. */
function isLost(target: SourcePage, page: SourcePage, {today}: CheckContext): boolean {
  return isWaiting(target.frontMatter, today) && !isWaiting(page.frontMatter, today);
}

/** What to do about an anchor that the page lacks; undefined if it has the anchor. */
function anchorFix(anchor: string, target: PageTarget, context: CheckContext): string | undefined {
  // The anchors of an unreadable page are unknown, and its faults are already reported.
  if (target.kind === 'page' && !target.page.readable) return undefined;
  const anchors = [...anchorsAt(target, context)];
  if (anchors.includes(anchor)) return undefined;
  const moved = target.kind === 'page' ? formerAnchorsOf(target.page)[anchor] : undefined;
  if (moved) return `write "#${moved}", where the answer is now`;
  return anchors.length > 0 ? suggestion(anchor, anchors) : 'remove the anchor';
}

function anchorsAt(target: PageTarget, context: CheckContext): Set<string> {
  if (target.kind === 'page') return anchorsOf(target.page, context);
  return target.route === '/api' ? anchorsOfApi(context.root) : new Set();
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
