import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';

import {figuresShownOn} from '../../src/content/figures/directives';
import {conflictsOf} from '../../src/content/figures/resolve';
import type {Finding} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';

/** A page with a figure that another page gives differently says so, and no other page does. */
export const figureConflicts: Check = {
  name: 'figure-conflicts',
  run: (context) => {
    // An update links to a page that says so.
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
  const shown = figuresShownOn(page.markdown, context);
  const [conflict] = conflictsOf(shown, (id) => context.figures.figures.get(id), page.route ?? '');
  if (conflict && notes.length === 0) {
    return [
      findingAt(
        page,
        {},
        `"${conflict.label}" is ${conflict.here} here and ${conflict.authoritative} on ${conflict.page}, which is not said`,
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
          'there is no disagreement to tell',
          'remove the line ::figure-conflicts',
        ),
      );
}
