import {closest, distance} from 'fastest-levenshtein';

import {dayOf, isWaiting} from '../../src/content/front-matter';
import {linkBetween} from '../../src/lib/files';
import {type Finding, suggestion} from '../../src/lib/finding';
import {anchorsOf, anchorsOfApi} from './anchors';
import {type CheckContext, findingAt, pageRule, placeOfField, type SourcePage} from './context';
import {formerAnchorsOf} from './headings';
import {linkAt, linksOf, type Target} from './link-targets';
import {merged} from './merged';

type PageTarget = Extract<Target, {kind: 'page' | 'plugin'}>;

/** Links point to pages, files and anchors that exist. */
export const links = pageRule('links', (page, context) =>
  merged(
    allLinksOf(page, context).flatMap(({node, target, anchor}): Finding[] => {
      if (target.kind === 'other') return [];
      const report = (message: string, fix: string): Finding => findingAt(page, node, message, fix);
      if (target.kind === 'missing') {
        const {wanted: subject, known} = target;
        return [{...report(`broken link: ${subject}`, fixFor(subject, known, page)), subject}];
      }
      if (target.kind === 'page' && isTooEarly(page, target.page, context)) {
        const message = `${target.page.repoPath} is not published when this update is`;
        return [report(message, 'give the update the same "publish" or "draft", or a later day')];
      }
      const fix = anchor ? anchorFix(anchor, target, context) : undefined;
      if (fix === undefined) return [];
      const place = target.kind === 'page' ? target.page.repoPath : target.route;
      const where = place === page.repoPath ? 'the page' : place;
      return [report(`${where} has no heading or anchor "#${anchor}"`, fix)];
    }),
  ),
);

/** The links in the text, and the one in the front matter of an update. */
function allLinksOf(page: SourcePage, context: CheckContext) {
  const {link: url} = page.frontMatter;
  if (page.kind !== 'update' || typeof url !== 'string') return linksOf(page, context);
  const node = {url, position: {start: placeOfField(page, 'link')}};
  return [linkAt(node, page, context), ...linksOf(page, context)];
}

function fixFor(wanted: string, known: readonly string[], {repoPath}: SourcePage): string {
  const near = nearestAddress(wanted, known);
  if (near === undefined) return 'link to a page that exists, as in ./file.md, or remove the link';
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

/** Whether an update is published before the page that it is about. Other links are plain text until then. */
function isTooEarly(update: SourcePage, about: SourcePage, {today}: CheckContext): boolean {
  if (update.kind !== 'update' || !isWaiting(about.frontMatter, today)) return false;
  return dayOf(update.frontMatter) < dayOf(about.frontMatter);
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
