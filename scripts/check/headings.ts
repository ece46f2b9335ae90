import type {Heading} from 'mdast';

import {inlineText} from '../../src/content/directives/inline';
import type {FormerAnchors} from '../../src/content/former-anchors';
import {explicitId} from '../../src/content/markdown';
import {type Finding, suggestion} from '../../src/lib/finding';
import {anchorsOf, slugsOf} from './anchors';
import {type CheckContext, findingAt, findingAtField, pageRule, type SourcePage} from './context';
import {nodesOf} from './prose';

/**
 * A heading has words, and an anchor that no other heading of the page has: of its words, or pinned by a comment. The
 * anchors that it once had lead to a heading of today.
 */
export const headings = pageRule('headings', (page, context) => [
  ...withFaultyAnchor(page, context),
  ...lostAnchors(page, context),
]);

function withFaultyAnchor(page: SourcePage, {figures}: CheckContext): Finding[] {
  const all = nodesOf(page.markdown, 'heading');
  const slugs = slugsOf(all, figures);
  return all.flatMap((heading) => {
    const id = explicitId(heading);
    const text = inlineText(heading, figures).trim();
    const report = (message: string, fix: string) => [findingAt(page, heading, message, fix)];
    if (!id && !/[\p{L}\p{N}]/u.test(text)) {
      return report(`the heading "${text}" has no words`, 'write what stands below it in words');
    }
    if (!id && endsWithComment(heading)) {
      return report(
        `the comment in the heading "${text}" pins no anchor`,
        'write an anchor of lower-case words joined by hyphens, as in {/* #my-anchor */}, or remove the comment',
      );
    }
    if (!id || slugs.filter((slug) => slug === id).length === 1) return [];
    return report(`another heading of this page has the anchor "${id}" too`, 'pin another anchor');
  });
}

function endsWithComment({children}: Heading): boolean {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' && /^\s*\/\*/.test(last.value);
}

function lostAnchors(page: SourcePage, context: CheckContext): Finding[] {
  if (!page.readable) return [];
  const anchors = anchorsOf(page, context);
  return Object.entries(formerAnchorsOf(page)).flatMap(([former, now]) => {
    const report = (message: string, fix: string) => [
      findingAtField(page, `  ${former}`, message, fix),
    ];
    if (anchors.has(former)) {
      return report(`a heading has the anchor "${former}" today`, 'remove this line');
    }
    if (anchors.has(now)) return [];
    return report(`no heading of this page has the anchor "${now}"`, suggestion(now, [...anchors]));
  });
}

/** By former anchor. */
export function formerAnchorsOf({frontMatter}: SourcePage): FormerAnchors {
  const {former_anchors: written} = frontMatter;
  const isMap = typeof written === 'object' && written !== null && !Array.isArray(written);
  return isMap ? (written as FormerAnchors) : {};
}
