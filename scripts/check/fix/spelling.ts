import {nodesOf} from '../prose';
import {misspellings, rightSpelling} from '../spelling';
import {type Edit, edited, parsed, type Pass, rangeOf, verbatimIn} from './edits';

/** In lower case between spaces and the signs of a sentence. Other words may be a name, a value or a quotation. */
const isPlain = (before: string, word: string, after: string): boolean =>
  /(?:^|[\s(*])$/.test(before) && /^\p{Ll}{4,}$/u.test(word) && /^[),.;:!?*]*(?:\s|$)/.test(after);

/** Words with one right spelling. One that is flagged may be right in another place: "to license". */
export const spelling: Pass = async (content) => {
  const isVerbatim = verbatimIn(content);
  // The words of a heading are its anchor, and a quotation has the words of somebody else.
  const kept = nodesOf(parsed(content).markdown, 'heading', 'blockquote').map(rangeOf);
  const isKept = (at: number): boolean =>
    isVerbatim(at) || kept.some(({start, end}) => start <= at && at < end);
  const source = {repoPath: 'docs/words.md', content};
  const issues = await misspellings(source, {inAllPlaces: true});
  const words = issues
    .filter(({isFlagged}) => !isFlagged)
    .map((issue) => ({...issue, right: rightSpelling(issue)}));
  // A line with another unknown word may be in another language: "por favor".
  const foreign = new Set(words.flatMap(({right, line}) => (right ? [] : line.offset)));
  const edits = words.flatMap(({text, offset: start, line, right}): Edit[] => {
    const end = start + text.length;
    const isProse = isPlain(content.slice(0, start), text, content.slice(end));
    return right && isProse && !foreign.has(line.offset) && !isKept(start)
      ? [{start, end, text: right, what: `"${text}"`}]
      : [];
  });
  return edited(content, edits);
};
