import path from 'node:path';

import {nearest, suggestion} from '../../src/lib/finding';
import {anchorsInCode, anchorsOf, anchorsOfApi} from './anchors';
import {findingAt, type Check, type CheckContext} from './context';
import {linksOf, type Target} from './link-targets';

/** Every link leads to a page or file that exists, and to a place on it that exists. */
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
          // A page whose front matter cannot be read may be what stands there.
          if (wanted.startsWith('/') && context.pages.some(({readable}) => !readable)) return [];
          return [
            findingAt(
              page,
              node,
              `the link leads nowhere: ${wanted}`,
              mendOf(wanted, known, page.shown),
            ),
          ];
        }
        if (!anchor || target.kind === 'other') return [];
        // Its places are not known; what is wrong with it is told already.
        if (target.kind === 'page' && !target.page.readable) return [];
        const anchors = [...anchorsAt(target, context)];
        return anchors.includes(anchor)
          ? []
          : [
              findingAt(
                page,
                node,
                `"#${anchor}" is no place on ${target.kind === 'page' ? target.page.shown : target.route}`,
                anchors.length > 0 ? suggestion(anchor, anchors) : 'leave the anchor out',
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

/** The nearest page, as the link has to name it: files from the folder of the page. */
function mendOf(wanted: string, known: readonly string[], from: string): string {
  const near = nearest(wanted, known);
  if (near === undefined || wanted.startsWith('/')) return suggestion(wanted, known);
  const url = path.posix.relative(path.posix.dirname(from), near);
  return `write "${url.startsWith('.') ? url : `./${url}`}"`;
}
