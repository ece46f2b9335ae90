import type {Heading} from 'mdast';

import {inlineText} from '../../src/content/directives/inline';
import {explicitId} from '../../src/content/markdown';
import {slugsOf} from './anchors';
import {findingAt, pageRule} from './context';
import {nodesOf} from './prose';

/** A heading has an anchor of its words, or one that a comment pins, and no other heading of the page has that anchor. */
export const pinnedAnchors = pageRule('pinned-anchors', (page, {figures}) => {
  const headings = nodesOf(page.markdown, 'heading');
  const slugs = slugsOf(headings, figures);
  return headings.flatMap((heading, at) => {
    const id = explicitId(heading);
    const text = inlineText(heading, figures).trim();
    const report = (message: string, fix: string) => [findingAt(page, heading, message, fix)];
    if (!id && !/[\p{L}\p{N}]/u.test(text)) {
      return report(`the heading "${text}" has no words`, 'write what stands below it in words');
    }
    if (!endsWithComment(heading)) return [];
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
