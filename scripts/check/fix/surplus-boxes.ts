import {MAX_ADMONITIONS} from '../markup';
import {nodesOf} from '../prose';
import {type Edit, edited, parsed, type Pass, rangeOf} from './pass';

/** The word in front of a box that becomes text. The others warn of something. */
const WORDS: Readonly<Record<string, string>> = {note: 'Note', info: 'Note', tip: 'Tip'};

/** A page has at most three boxes: notes and tips beyond that are paragraphs, the last ones first. */
export const surplusBoxes: Pass = (content) => {
  const boxes = nodesOf(parsed(content).markdown, 'containerDirective');
  const surplus = boxes.length - MAX_ADMONITIONS;
  const edits = boxes.flatMap(({name, position, children}): Edit[] => {
    const {start, end} = rangeOf(position);
    const lines = content.slice(start, end).split('\n');
    // Attributes may say more.
    const opened = /^:{3,}\w+(?:\[(.*)\])?$/.exec(lines[0] ?? '');
    const title = opened ? (opened[1] ?? WORDS[name]) : undefined;
    const inner = lines
      .slice(1, -1)
      .join('\n')
      .replaceAll(/^\n+|\s+$/g, '');
    const [indent = ''] = /(?<=^|\n)[^\n]*$/.exec(content.slice(0, start)) ?? [];
    const first = children.find(({data}) => !(data && 'directiveLabel' in data));
    if (!(name in WORDS) || !title || indent.trim() || !/^\s*:{3,}$/.test(lines.at(-1) ?? ''))
      return [];
    // What has a bold word in front says itself what it is.
    const word = /^\s*\*\*/.test(inner) ? '' : `**${title}${/[.!?:]$/.test(title) ? '' : ':'}**`;
    const gap = first?.type === 'paragraph' ? ' ' : `\n\n${indent}`;
    const text = word + gap + inner.trimStart();
    const isBeside = /\S *\n *$/.test(content.slice(0, start));
    const isAbove = /^\n *\S/.test(content.slice(end));
    return [
      {
        start,
        end,
        text: `${isBeside ? `\n${indent}` : ''}${text.trim()}${isAbove ? '\n' : ''}`,
        what: 'a note or tip beyond three boxes',
      },
    ];
  });
  return surplus > 0 && edits.length >= surplus
    ? edited(content, edits.slice(-surplus))
    : {content, whats: []};
};
