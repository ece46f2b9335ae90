import {slug} from 'github-slugger';
import type {Nodes} from 'mdast';

import {type Edit, edited, lineBelow, parsed, type Pass, rangeOf} from './pass';

/** A mark that other systems replace. */
const MARK = /^(?:\[\[?_?toc_?\]?\]|\$\{toc\})$/i;
/** What stands above a list of the sections. */
const INTRO =
  /^(?:#+ )?\**(?:(?:in|on) this (?:article|page|guide|section)|(?:table of )?contents|toc):?\**:?$/i;

/** Each page has its table of contents. */
export const contents: Pass = (content) => {
  const {children} = parsed(content).markdown;
  const edits = children.flatMap((node, at): Edit[] => {
    const {start, end} = rangeOf(node.position);
    const source = content.slice(start, end);
    const [list, below] = children.slice(at + 1);
    // The text below a heading would lose it.
    const isWhole =
      node.type === 'paragraph' || !below || /^(?:heading|thematicBreak)$/.test(below.type);
    const isList =
      INTRO.test(source) &&
      list !== undefined &&
      isWhole &&
      !content.includes(`](#${slug(source.replace(/^#+ /, ''))})`) &&
      hasOnlyAnchors(list, content);
    const last = isList ? rangeOf(list.position).end : end;
    return isList ||
      (node.type === 'paragraph' && MARK.test(source) && !/^\[_?toc_?\]:/im.test(content))
      ? [
          {
            start,
            end: lineBelow(content, last),
            text: '',
            what: 'a table of contents',
          },
        ]
      : [];
  });
  return edited(content, edits);
};

/** Whether each item of a list is a link to a section of the page, and nothing but those of its subsections. */
function hasOnlyAnchors(list: Nodes, content: string): boolean {
  if (list.type !== 'list' || list.children.length === 0) return false;
  return list.children.every(({children: [text, below, ...others]}) => {
    const {start, end} = rangeOf(text?.position);
    const isLink = /^\[[^\]]+\]\(#[^)\s]+\)$/.test(content.slice(start, end));
    return isLink && others.length === 0 && (!below || hasOnlyAnchors(below, content));
  });
}
