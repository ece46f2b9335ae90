import type {FormerAnchors} from '../../src/content/former-anchors';
import {suggestion} from '../../src/lib/finding';
import {anchorsOf} from './anchors';
import {findingAtField, pageRule, type SourcePage} from './context';

/** Former anchors lead to a heading of the page, and are not the anchor of another one. */
export const formerAnchors = pageRule('former-anchors', (page, context) => {
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
});

/** By former anchor. */
export function formerAnchorsOf({frontMatter}: SourcePage): FormerAnchors {
  const {former_anchors: written} = frontMatter;
  const isMap = typeof written === 'object' && written !== null && !Array.isArray(written);
  return isMap ? (written as FormerAnchors) : {};
}
