import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';

import {conflictsOn} from '../../src/content/figures/directives';
import type {Finding} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';

/** A page shows `::figure-conflicts` if, and only if, another page gives a different value for one of its figures. */
export const figureConflicts: Check = {
  name: 'figure-conflicts',
  run: (context) => {
    // An update links to a page that shows the conflict.
    const pages = context.subjects.filter(({kind}) => kind !== 'update');
    return {findings: pages.flatMap((page) => checkPage(page, context)), looked: pages.length};
  },
};

function checkPage(page: SourcePage, context: CheckContext): Finding[] {
  if (!page.markdown) return [];
  const notes: LeafDirective[] = [];
  visit(page.markdown, 'leafDirective', (node) => {
    if (node.name === 'figure-conflicts') notes.push(node);
  });
  const [conflict] = conflictsOn(page.markdown, context, page.route ?? '');
  if (conflict && notes.length === 0) {
    return [
      findingAt(
        page,
        {},
        `"${conflict.label}" is ${conflict.here} here but ${conflict.authoritative} on ${conflict.page}, and this page does not say so`,
        'add a line ::figure-conflicts, or use the figure that prevails',
      ),
    ];
  }
  return conflict
    ? []
    : notes.map((note) =>
        findingAt(
          page,
          note,
          'no figure on this page conflicts with another page',
          'remove the line ::figure-conflicts',
        ),
      );
}
