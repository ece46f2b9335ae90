import {OWN_HOST} from '../../../src/content/mdx-faults';
import {HYPHENS} from '../markup';
import {nodesOf, plainTexts} from '../prose';
import {formulaAround} from '../silent';
import {plainTree} from './code';
import {type Edit, edited, parsed, type Pass, rangeOf} from './pass';

/** Only the writer's own computer, a part that readers replace, or what would be markup in the words of a link. */
const EXAMPLE =
  /^https?:\/\/(?:localhost|\[|\d+\.\d+\.|[^/.]+(?:[:/]|$)|(?:[\w-]+\.)*example\.)|[*[\]~`<>{}…()^$\\&]|\.\.\.|[^s]:(?!\d)|\b_|_(?![A-Za-z\d])|\bYOUR/;

/** In front of hyphens in a line, a command or what asks for one, as in "rm -- x" and "Run terraform apply -- x". */
const COMMAND =
  /(?:^|[|>(]) *[a-z]+ $|\b(?:[Rr]un|[Tt]ype|[Ee]nter|[Ee]xecute|[Uu]se|[Cc]all|command|SELECT)\b[^.]*$|^\$ .*$/;

/** An address alone is a link with the address as its words, two hyphens are a dash, and an image is no link to itself. */
export const sentences: Pass = (content) => {
  const {markdown} = parsed(content);
  const code = nodesOf(plainTree(content), 'code').map(({position}) => rangeOf(position));
  const isCode = (offset: number): boolean =>
    code.some(({start, end}) => offset >= start && offset < end);
  const addresses = nodesOf(markdown, 'link').flatMap(({url, position}): Edit[] => {
    const {start, end} = rangeOf(position);
    const words = content.slice(start, end);
    const isAlone = /^https?:/.test(url) && [words, `http://${words}`].includes(url);
    // A quoted one is a value.
    const isOwn = OWN_HOST.test(words);
    const isValue =
      (EXAMPLE.test(words) && !isOwn) ||
      /["'“‘=]$/.test(content.slice(0, start)) ||
      /^[*_~{<]/.test(content.slice(end));
    return isAlone && !isValue && !isCode(start)
      ? [
          {
            start,
            end,
            text: isOwn ? `\`${words}\`` : `[${words}](${url})`,
            what: 'an address without a link',
          },
        ]
      : [];
  });
  // Other systems enlarge an image so.
  const enlarged = nodesOf(markdown, 'link').flatMap(({url, title, children, position}): Edit[] => {
    const [image, ...others] = children;
    if (image?.type !== 'image' || others.length > 0 || image.url !== url || title) return [];
    const {start, end} = rangeOf(image.position);
    return [
      {
        ...rangeOf(position),
        text: content.slice(start, end),
        what: 'an image that links to itself',
      },
    ];
  });
  const dashes = plainTexts(markdown).flatMap(({position}) => {
    const {start, end} = rangeOf(position);
    return [...content.slice(start, end).matchAll(HYPHENS)]
      .map(({0: found, index}) => ({from: start + index, to: start + index + found.length}))
      .filter(
        ({from}) =>
          !formulaAround(content, from) &&
          !isCode(from) &&
          !COMMAND.test(content.slice(content.lastIndexOf('\n', from) + 1, from)),
      )
      .map(({from, to}): Edit => ({start: from, end: to, text: '–', what: 'hyphens for a dash'}));
  });
  return edited(content, [...addresses, ...enlarged, ...dashes]);
};
