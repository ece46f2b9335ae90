import type {Heading} from 'mdast';

import {inlineText} from '../../src/content/directives/inline';
import {explicitId, slugsOf} from './anchors';
import {findingAt, pageRule} from './context';
import {nodesOf} from './prose';

/** A comment in a heading pins its anchor, and no other heading of the page has that anchor. */
export const pinnedAnchors = pageRule('pinned-anchors', (page, {figures}) => {
  const headings = nodesOf(page.markdown, 'heading');
  const slugs = slugsOf(headings, figures);
  return headings.flatMap((heading, at) => {
    if (!endsWithComment(heading)) return [];
    const id = explicitId(heading);
    const text = inlineText(heading, figures).trim();
    const report = (message: string, fix: string) => [findingAt(page, heading, message, fix)];
    if (!id) {
      return report(
        `the comment in the heading "${text}" pins no anchor`,
        'write an anchor of lower-case words joined by hyphens, as in {/* #my-anchor */}, or remove the comment',
      );
    }
    if (slugs.every((slug, other) => slug !== id || other === at)) return [];
    return report(`another heading of this page has the anchor "${id}" too`, 'pin another anchor');
  });
});

function endsWithComment({children}: Heading): boolean {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' && /^\s*\/\*/.test(last.value);
}
