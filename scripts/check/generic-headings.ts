import type {Heading, Nodes, Root} from 'mdast';

import {inlineText} from '../../src/content/directives/inline';
import {findingAt, pageRule} from './context';

/** Words that fit over any trouble. */
const TROUBLE =
  /^(?:causes?|cases?|errors?|fails?|issues?|misconceptions?|mistakes?|misreadings?|misunderstandings?|problems?|questions?|reasons?|solutions?|surprises?|troubleshooting|wrong)$/;
/** Words that fit over any text. Under them, a list may well belong together. */
const VAGUE =
  /^(?:details?|exceptions?|hints?|misc|miscellaneous|notes?|other|others|remarks?|tips?|various)$/;
/** Words that add no subject. */
const FILLERS = new Set(
  'a all and any are as between can come common could do does for frequent further general get go goes good here how i if in is it likely may might more most not of often on or our people possible some something sometimes special still that the there these they things this to typical up useful usual we what when why with work your you'.split(
    ' ',
  ),
);

/** A heading of nothing but generic words over several cases: no link can land on the one that a reader has. */
export const genericHeadings = pageRule('generic-headings', (page, {figures}) =>
  headingsOf(page.markdown).flatMap(({heading, below}) => {
    const text = inlineText(heading, figures).trim();
    const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
    const isTrouble = words.some((word) => TROUBLE.test(word));
    const isVague = words.some((word) => VAGUE.test(word));
    const isGeneric = words.every(
      (word) => TROUBLE.test(word) || VAGUE.test(word) || FILLERS.has(word),
    );
    const cases = below.reduce((sum, node) => sum + casesIn(node, heading.depth), 0);
    if (!isGeneric || !(isTrouble || isVague) || cases < 2) return [];
    const message = `the heading "${text}" does not say what it answers, and ${cases} cases stand below it`;
    const fix =
      'give each case a heading in the reader’s words, such as "My transfer has not arrived", and name what they have in common here';
    const finding = findingAt(page, heading, message, fix);
    return [isTrouble ? finding : {...finding, severity: 'hint' as const}];
  }),
);

/** Each heading with the blocks up to the next one of its level. */
function headingsOf(markdown: Root | undefined): {heading: Heading; below: Nodes[]}[] {
  const blocks = markdown?.children ?? [];
  return blocks.flatMap((heading, at) => {
    if (heading.type !== 'heading') return [];
    const rest = blocks.slice(at + 1);
    const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
    return [{heading, below: end < 0 ? rest : rest.slice(0, end)}];
  });
}

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
