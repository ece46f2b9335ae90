import {nodesOf, plainTexts} from '../prose';
import {isKnownName} from '../spelling';
import {type Edit, edited, parsed, type Pass, rangeOf} from './pass';

/** Words that no name consists of alone. */
const SMALL =
  /^(?:a|an|and|are|as|at|be|by|can|do|does|for|from|has|have|how|if|in|into|is|it|its|of|on|or|our|that|the|their|them|this|to|using|we|what|when|where|which|with|you|your)$/i;

/**
 * A heading in title case whose words the text of the page writes in lower case, and never with a capital inside of a
 * sentence. If one of its words may be a name, all of it stays.
 */
export const titleCase: Pass = (content) => {
  const {markdown} = parsed(content);
  const headings = nodesOf(markdown, 'heading');
  const inHeading = (offset: number): boolean =>
    headings.some(({position}) => {
      const {start, end} = rangeOf(position);
      return offset >= start && offset < end;
    });
  const text = plainTexts(markdown)
    .filter(({position}) => !inHeading(rangeOf(position).start))
    .map(({value}) => value)
    .join('\n');
  const isPlain = (word: string): boolean =>
    SMALL.test(word) ||
    (!isKnownName(word) &&
      new RegExp(String.raw`(?<![\p{L}.-])${word.toLowerCase()}(?![\p{L}.-]\p{L})`, 'u').test(
        text,
      ) &&
      !new RegExp(String.raw`(?<=[\p{L}\d,;’'"] )${word}(?!\p{L})`, 'u').test(text));
  const edits = headings.flatMap(({children, position}): Edit[] => {
    const {start, end} = rangeOf(position);
    const source = content.slice(start, end);
    const [, marks = '', first = '', rest = ''] =
      /^(#{1,6} +(?:\d+[.)] +)?)(\p{Lu}[^\s-]*)( .+)$/u.exec(source) ?? [];
    const isText = children.every(({type}) => type === 'text') && !/[:.?!–—/"“(\\&]| - /.test(rest);
    const words = rest.match(/[^\s,]+/g) ?? [];
    const isTitle = words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) || SMALL.test(word));
    const raised = words.filter((word) => /^\p{Lu}/u.test(word));
    const isChanged = isText && isTitle && raised.length > 1 && raised.every(isPlain);
    return isChanged
      ? [{start, end, text: marks + first + rest.toLowerCase(), what: 'a heading in title case'}]
      : [];
  });
  return edited(content, edits);
};
