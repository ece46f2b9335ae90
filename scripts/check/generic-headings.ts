import type {Nodes} from 'mdast';

import {inlineText} from '../../src/content/directives/inline';
import {findingAt, pageRule} from './context';

/** Words that fit over any trouble. */
const TROUBLE =
  'causes? cases? errors? fails? issues? misconceptions? mistakes? misreadings? misunderstandings? problems? questions? reasons? solutions? surprises? troubleshooting wrong';
/** Words that add no subject. */
const FILLERS =
  'a all and any are as can common could do frequent general go goes how if in is it likely may might more most not of often on or other our possible some something special still that the there these things this typical usual we what when why with you your';
const GENERIC = new RegExp(`^(?:${TROUBLE} ${FILLERS})$`.replaceAll(' ', '|'));
const HAS_TROUBLE = new RegExp(`^(?:${TROUBLE})$`.replaceAll(' ', '|'));

/** A heading of nothing but generic words over several cases: no link can land on the one that a reader has. */
export const genericHeadings = pageRule('generic-headings', (page, {figures}) => {
  const blocks = page.markdown?.children ?? [];
  return blocks.flatMap((heading, at) => {
    if (heading.type !== 'heading') return [];
    const text = inlineText(heading, figures).trim();
    const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
    const isGeneric =
      words.every((word) => GENERIC.test(word)) && words.some((word) => HAS_TROUBLE.test(word));
    if (!isGeneric) return [];
    const below = blocks.slice(at + 1);
    const end = below.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
    const cases = below
      .slice(0, end < 0 ? undefined : end)
      .reduce((sum, node) => sum + casesIn(node, heading.depth), 0);
    if (cases < 2) return [];
    const message = `the heading "${text}" does not say what it answers, and ${cases} cases stand below it`;
    const fix =
      'give each case a heading in the reader’s words, such as "My transfer has not arrived", and name what they have in common here';
    return [findingAt(page, heading, message, fix)];
  });
});

/** Number of cases in a block: subheadings, rows of a table, and what begins in bold. */
function casesIn(node: Nodes, depth: number): number {
  switch (node.type) {
    case 'heading':
      return node.depth === depth + 1 ? 1 : 0;
    case 'table':
      return node.children.length - 1;
    case 'list':
      return node.children.reduce(
        (sum, {children: [first]}) => sum + (first ? casesIn(first, depth) : 0),
        0,
      );
    case 'paragraph':
      return node.children[0]?.type === 'strong' ? 1 : 0;
    default:
      return 0;
  }
}
