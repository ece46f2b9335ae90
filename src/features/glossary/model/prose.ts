import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** Stands in the text of a paragraph for what is not to be read: code, links, bold words. */
const GAP = '\uFFFC';

/** A text node within its paragraph. */
interface Piece {
  node: Text;
  /** The nodes that it stands among. */
  siblings: PhrasingContent[];
  /** Offset in the text of the paragraph. */
  start: number;
}

/** A paragraph of running text with the sentences in it. */
export interface Passage {
  text: string;
  pieces: Piece[];
  sentences: {start: number; end: number; linked: boolean}[];
}

/**
 * The running text of a page, paragraph by paragraph. Left out are headings, tables (read as
 * look-ups, not as prose, their captions and headings included), code, links, titles of notes,
 * and bold words, with which a page introduces a word of its own.
 */
export function passagesOf(markdown: Root, locale: string): Passage[] {
  const passages: Passage[] = [];
  visit(markdown, (node) => {
    if (node.type === 'table' || node.type === 'heading') return SKIP;
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
