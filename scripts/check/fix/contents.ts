import type {RootContent} from 'mdast';

import {nodesOf} from '../prose';
import {type Edit, edited, parsed, type Pass, rangeOf} from './pass';

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
      INTRO.test(source) && list !== undefined && isWhole && hasOnlyAnchors(list, content);
    const last = isList ? rangeOf(list.position).end : end;
    return isList || (node.type === 'paragraph' && MARK.test(source))
      ? [
          {
            start,
            end: last + content.slice(last).search(/\S|$/),
            text: '',
            what: 'a table of contents',
          },
        ]
      : [];
  });
  return edited(content, edits);
};

/** Whether each item of a list is a link to a section of the page. */
function hasOnlyAnchors(list: RootContent, content: string): boolean {
  const texts = nodesOf({type: 'root', children: [list]}, 'paragraph').map(({position}) => {
    const {start, end} = rangeOf(position);
    return content.slice(start, end);
  });
  return list.type === 'list' && texts.every((text) => /^\[[^\]]+\]\(#[^)\s]+\)$/.test(text));
}
