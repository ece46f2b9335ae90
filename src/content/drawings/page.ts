import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';

import {labelOf} from '../directives/directive';

/** A `::drawing[name]` line on a page. */
export interface DrawingUse {
  name: string;
  directive: LeafDirective;
}

/** The drawings on a page, in order. */
export function drawingsOn(markdown: Root): DrawingUse[] {
  const uses: DrawingUse[] = [];
  visit(markdown, 'leafDirective', (directive) => {
    if (directive.name === 'drawing') uses.push({name: labelOf(directive), directive});
  });
  return uses;
}
