import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** Replaces parts of a paragraph that are not searched for terms: code, links, bold words. */
const GAP = '\uFFFC';

/** A text node within its paragraph. */
interface Piece {
  node: Text;
  /** Its parent's children. */
  siblings: PhrasingContent[];
  /** Offset in the text of the paragraph. */
  start: number;
}

/** A paragraph of running text and its sentences. */
export interface Passage {
  text: string;
  pieces: Piece[];
  sentences: {start: number; end: number; linked: boolean}[];
}

/**
 * The running text of a page by paragraph. Excludes headings, tables (used for lookup rather than
 * read as prose) with their captions and headings, code, links, titles of admonitions, and bold
 * words, with which a page introduces terms of its own.
 */
export function passagesOf(markdown: Root, locale: string): Passage[] {
  const passages: Passage[] = [];
  visit(markdown, (node) => {
    if (node.type !== 'paragraph') return undefined;
    if (!node.data || !('directiveLabel' in node.data)) passages.push(passageOf(node, locale));
    return SKIP;
  });
  return passages;
}

function passageOf(paragraph: Paragraph, locale: string): Passage {
  const pieces: Piece[] = [];
  const links: number[] = [];
  let text = '';
  const walk = (siblings: PhrasingContent[]): void => {
    for (const node of siblings) {
      if (node.type === 'text') {
        pieces.push({node, siblings, start: text.length});
        text += node.value;
      } else if (node.type === 'emphasis') {
        walk(node.children);
      } else {
        if (node.type === 'link') links.push(text.length);
        text += GAP;
      }
    }
  };
  walk(paragraph.children);
  const segments = new Intl.Segmenter(locale, {granularity: 'sentence'}).segment(text);
  return {
    text,
    pieces,
    sentences: [...segments].map(({index: start, segment}) => {
      const end = start + segment.length;
      return {start, end, linked: links.some((at) => at >= start && at < end)};
    }),
  };
}
