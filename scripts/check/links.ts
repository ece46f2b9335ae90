import path from 'node:path';

import {nearest, suggestion} from '../../src/lib/finding';
import {anchorsInCode, anchorsOf, anchorsOfApi} from './anchors';
import {findingAt, type Check, type CheckContext} from './context';
import {linksOf, type Target} from './link-targets';

/** Links point to pages, files and anchors that exist. */
export const links: Check = {
  name: 'links',
  run(context) {
    const all = context.subjects.flatMap((page) =>
      linksOf(page, context).map((link) => ({page, ...link})),
    );
    return {
      looked: all.length,
      findings: all.flatMap(({page, node, target, anchor}) => {
        if (target.kind === 'missing') {
          const {wanted, known} = target;
          // The target may be a page whose front matter cannot be read.
          if (wanted.startsWith('/') && context.pages.some(({readable}) => !readable)) return [];
          return [
            findingAt(page, node, `broken link: ${wanted}`, fixFor(wanted, known, page.shown)),
          ];
        }
        if (!anchor || target.kind === 'other') return [];
        // The anchors of an unreadable page are unknown, and its faults are already reported.
        if (target.kind === 'page' && !target.page.readable) return [];
        const anchors = [...anchorsAt(target, context)];
        return anchors.includes(anchor)
          ? []
          : [
              findingAt(
                page,
                node,
                `${target.kind === 'page' ? target.page.shown : target.route} has no heading or anchor "#${anchor}"`,
                anchors.length > 0 ? suggestion(anchor, anchors) : 'remove the anchor',
              ),
            ];
      }),
    };
  },
};

function anchorsAt(
  target: Extract<Target, {kind: 'page' | 'code'}>,
  context: CheckContext,
): Set<string> {
  if (target.kind === 'page') return anchorsOf(target.page, context);
  return target.route === '/api'
    ? anchorsOfApi(context.root)
    : anchorsInCode(target.route, context.root);
}

/** Suggests the nearest page, as a path relative to the linking page. */
function fixFor(wanted: string, known: readonly string[], from: string): string {
  const near = nearest(wanted, known);
  if (near === undefined || wanted.startsWith('/')) return suggestion(wanted, known);
  const url = path.posix.relative(path.posix.dirname(from), near);
  return `write "${url.startsWith('.') ? url : `./${url}`}"`;
}
