import {nodesOf, rangeOf} from '../prose';
import {misspellings, rightSpelling} from '../spelling';
import {type Edit, edited, parsed, type Pass, verbatimIn} from './edits';

/** Without signs that would be markup in the words of a link. */
const PLAIN = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?[\w./?#=&%+,-]*$/;
const MARKUP = /(?<![A-Za-z\d])_|_(?![A-Za-z\d])|&\w+;/;
/** The reader's own computer, or an address that stands for others. */
const EXAMPLE = /^https?:\/\/(?:[\d.]+|localhost|.*\bexample\b.*)(?=[:/]|$)/;

/** An address in a sentence becomes a link, with itself as the words. One in quotes or behind "=" is a value. */
export const addresses: Pass = (content) => {
  const edits = nodesOf(parsed(content).markdown, 'link').flatMap((node): Edit[] => {
    const {offset, end} = rangeOf(node);
    const words = content.slice(offset, end);
    const isAddress = words === node.url && PLAIN.test(words) && !MARKUP.test(words);
    const isFree =
      /(?:^|[\s(])$/.test(content.slice(0, offset)) && /^[\s).,;:!?]|^$/.test(content.slice(end));
    return isAddress && isFree && !EXAMPLE.test(words)
      ? [{offset, end, text: `[${words}](${words})`}]
      : [];
  });
  return edited(content, edits);
};

/** In lower case between spaces and the signs of a sentence. Other words may be a name, a value or a quotation. */
const isPlain = (before: string, word: string, after: string): boolean =>
  /(?:^|[\s(*])$/.test(before) && /^\p{Ll}{4,}$/u.test(word) && /^[),.;:!?*]*(?:\s|$)/.test(after);

/** Words with one right spelling. One that is flagged may be right in another place: "to license". */
export const spelling: Pass = async (content) => {
  const isVerbatim = verbatimIn(content);
  // The words of a heading are its anchor, and a quotation has the words of somebody else.
  const kept = nodesOf(parsed(content).markdown, 'heading', 'blockquote').map(rangeOf);
  const source = {repoPath: 'docs/words.md', content};
  const issues = await misspellings(source, {inAllPlaces: true});
  const words = issues
    .filter(({isFlagged}) => !isFlagged)
    .map((issue) => ({...issue, right: rightSpelling(issue)}));
  // A line with another unknown word may be in another language: "por favor".
  const foreign = new Set(words.flatMap(({right, line}) => (right ? [] : line.offset)));
  const edits = words.flatMap(({text, offset, line, right}): Edit[] => {
    const end = offset + text.length;
    const isKept =
      isVerbatim(offset) || kept.some((one) => one.offset <= offset && offset < one.end);
    const isProse = isPlain(content.slice(0, offset), text, content.slice(end));
    return right && isProse && !foreign.has(line.offset) && !isKept
      ? [{offset, end, text: right}]
      : [];
  });
  return edited(content, edits);
};
