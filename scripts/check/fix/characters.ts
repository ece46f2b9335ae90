import {parseMarkdown} from '../../../src/content/markdown';
import {nodesOf} from '../prose';
import type {Pass} from './pass';

/** What pasted text brings along: characters that look like a space, like nothing, or like the marker of a list. */
const CHARACTERS: readonly [pattern: RegExp, instead: string, what: string][] = [
  [/[\u00a0\u2007\u202f]/g, ' ', 'a non-breaking space'],
  [/(?<=\S)\t/g, ' ', 'a tab'],
  [/[\u200b\u2060\ufeff\u202a-\u202e]/g, '', 'an invisible character'],
  [/(?<=^[ \t]*)[•‣◦▪●](?=[ \t]+\S)/gm, '-', 'a bullet'],
];

export const characters: Pass = (content) => {
  const whats: string[] = [];
  let text = content;
  for (const [pattern, instead, what] of CHARACTERS) {
    const isVerbatim = verbatimIn(text);
    text = text.replaceAll(pattern, (found, offset: number) => {
      if (isVerbatim(offset)) return found;
      whats.push(what);
      return instead;
    });
  }
  return {content: text, whats};
};

/** Whether an offset of the text is in front matter, code or a comment, which no repair may touch. */
function verbatimIn(content: string): (offset: number) => boolean {
  const {markdown, faults} = parseMarkdown(content);
  const nodes = nodesOf(
    markdown,
    'yaml',
    'code',
    'inlineCode',
    'mdxFlowExpression',
    'mdxTextExpression',
    'mdxjsEsm',
  ).map(({position}) => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  }));
  // An HTML comment cannot be parsed.
  const comments = faults.filter(({start}) => content.startsWith('<!--', start));
  return (offset) =>
    [...nodes, ...comments].some(({start, end}) => offset >= start && offset < end);
}
