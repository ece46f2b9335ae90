import {toString} from 'mdast-util-to-string';

import {fieldsOf} from '../../../src/content/front-matter';
import {nodesOf} from '../prose';
import {type Edit, edited, parsed, type Pass, rangeOf} from './edits';

/** The title of the page once more, as its first heading. */
export const titles: Pass = (content) => {
  const {title} = fieldsOf(content);
  const [first] = nodesOf(parsed(content).markdown, 'heading');
  if (first?.depth !== 1 || lettersOf(toString(first)) !== lettersOf(String(title))) {
    return {content, whats: []};
  }
  const {start, end} = rangeOf(first);
  const blankLines = /^\s*/.exec(content.slice(end))?.[0].length ?? 0;
  return edited(content, [{start, end: end + blankLines, text: '', what: 'the title once more'}]);
};

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The most # that Markdown takes for a heading. */
const MAX_DEPTH = 6;

/**
 * The sections of a page start at level 2, below the title in the front matter, and skip no level. A single heading of
 * level 1 above them may be the title in other words, which stays for the writer.
 */
export const levels: Pass = (content) => {
  const all = nodesOf(parsed(content).markdown, 'heading');
  const titles = all.filter(({depth}) => depth === 1);
  const hasTitle = titles.length === 1;
  const isUnderlined = all.some(({position}) => !content.startsWith('#', position?.start.offset));
  if (isUnderlined || (hasTitle && all[0]?.depth !== 1)) return {content, whats: []};
  // The levels of the sections around a heading, down to its own.
  let path: number[] = [];
  const edits = all.flatMap(({depth, position}): Edit[] => {
    path = [...path.filter((above) => above < depth), depth];
    const level = path.length + (hasTitle ? 0 : 1);
    const {start} = rangeOf({position});
    const what = 'a section that skips a level, or does not start at level 2';
    return level === depth ? [] : [{start, end: start + depth, text: '#'.repeat(level), what}];
  });
  return edits.every(({text}) => text.length <= MAX_DEPTH)
    ? edited(content, edits)
    : {content, whats: []};
};
