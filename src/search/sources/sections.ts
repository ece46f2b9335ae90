import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

import type {Section} from '../document';
import {tidy} from './html';

/** Elements whose texts are apart, though no space stands between them. */
const BLOCK =
  /^(p|li|h\d|td|th|tr|dt|dd|div|section|article|pre|br|summary|caption|figcaption|ul|ol|table)$/;
/** Headings that cut a page. */
const CUT = /^h[23]$/;
/** Headings of lists of other pages: they answer nothing. */
const NO_ANSWER = /^(related articles|further reading)$/i;

/** Text of elements, with a space between blocks. */
export function textOf(selection: Cheerio<AnyNode>): string {
  return tidy(selection.toArray().map(textIn).join(' '));
}

function textIn(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  const inner = node.children.map(textIn).join('');
  return 'name' in node && BLOCK.test(node.name) ? ` ${inner} ` : inner;
}

/** Cuts the content of a page at its headings. The first part stands above all headings. */
export function sectionsOf($: CheerioAPI, content: Cheerio<AnyNode>): Section[] {
  const sections: Section[] = [{heading: '', anchor: '', text: ''}];
  const walk = (node: AnyNode): void => {
    const last = sections.at(-1);
    if (!last) return;
    if (node.type === 'text') last.text += node.data;
    if (!('children' in node) || !('name' in node)) return;
    if (node.name === 'h1') return;
    if (CUT.test(node.name)) {
      sections.push({heading: textOf($(node)), anchor: anchorOf($(node)), text: ''});
      return;
    }
    const block = BLOCK.test(node.name);
    if (block) last.text += ' ';
    for (const child of node.children) walk(child);
    if (block) (sections.at(-1) ?? last).text += ' ';
  };
  for (const node of content.toArray()) walk(node);
  return sections
    .filter(({heading}) => !NO_ANSWER.test(heading))
    .map(({heading, anchor, text}) => ({heading, anchor, text: tidy(text)}));
}

/** Ids that the build counts through: the next one may give them to other headings. */
const COUNTED = /^P\d+-\d+$/;

/** Id of a heading, or of the part of the page that it opens. */
function anchorOf(heading: Cheerio<Element>): string {
  const ids = [heading.attr('id'), heading.closest('section[id], article[id]').attr('id')];
  return ids.find((id) => id !== undefined && !COUNTED.test(id)) ?? '';
}
