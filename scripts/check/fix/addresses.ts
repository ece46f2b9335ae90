import {nodesOf} from '../prose';
import {type Edit, edited, parsed, type Pass, rangeOf} from './edits';

/** Without signs that would be markup in the words of a link. */
const PLAIN = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?[\w./?#=&%+,-]*$/;
const MARKUP = /(?<![A-Za-z\d])_|_(?![A-Za-z\d])|&\w+;/;
/** The reader's own computer, or an address that stands for others. */
const EXAMPLE = /^https?:\/\/(?:[\d.]+|localhost|.*\bexample\b.*)(?=[:/]|$)/;

/** An address in a sentence becomes a link, with itself as the words. One in quotes or behind "=" is a value. */
export const addresses: Pass = (content) => {
  const edits = nodesOf(parsed(content).markdown, 'link').flatMap((node): Edit[] => {
    const {start, end} = rangeOf(node);
    const words = content.slice(start, end);
    const isAddress = words === node.url && PLAIN.test(words) && !MARKUP.test(words);
    const isFree =
      /(?:^|[\s(])$/.test(content.slice(0, start)) && /^[\s).,;:!?]|^$/.test(content.slice(end));
    return isAddress && isFree && !EXAMPLE.test(words)
      ? [{start, end, text: `[${words}](${words})`, what: 'an address without a link'}]
      : [];
  });
  return edited(content, edits);
};
