import type {Nodes, Text} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';

import {HYPHENS} from '../markup';
import {nodesOf, plainTexts} from '../prose';
import {plainTree} from './code';
import {type Edit, edited, parsed, type Pass, rangeOf} from './pass';

/** Only the writer's own computer, or a part that readers replace. */
const EXAMPLE =
  /^https?:\/\/(?:localhost|\[|\d+\.\d+\.|[^/.]+(?:[:/]|$)|(?:[\w-]+\.)*example\.)|[*[\]~`<>{}…]|\.\.\./;

/** An address alone is a link with the address as its words, two hyphens are a dash, and an image is no link to itself. */
export const sentences: Pass = (content) => {
  const {markdown} = parsed(content);
  const code = nodesOf(plainTree(content), 'code').map(({position}) => rangeOf(position));
  const isCode = (offset: number): boolean =>
    code.some(({start, end}) => offset >= start && offset < end);
  const addresses = nodesOf(markdown, 'link').flatMap(({url, position}): Edit[] => {
    const {start, end} = rangeOf(position);
    const isAlone = content.slice(start, end) === url && /^https?:/.test(url);
    // A quoted one is a value.
    const isValue =
      EXAMPLE.test(url) ||
      /["'“‘=]$/.test(content.slice(0, start)) ||
      /^[*_~{]/.test(content.slice(end));
    const words = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
    return isAlone && !isValue && !isCode(start)
      ? [{start, end, text: `[${words}](${url})`, what: 'an address without a link'}]
      : [];
  });
  // Other systems enlarge an image so.
  const enlarged = nodesOf(markdown, 'link').flatMap(({url, children, position}): Edit[] => {
    const [image, ...others] = children;
    if (image?.type !== 'image' || others.length > 0 || image.url !== url) return [];
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
      .filter(({from}) => !isCode(from))
      .map(({from, to}): Edit => ({start: from, end: to, text: '–', what: 'hyphens for a dash'}));
  });
  return edited(content, [...addresses, ...enlarged, ...dashes, ...ornaments(content)]);
};

const EMOJI =
  /^:(?!x:|\w*(?:check|cross|warning|no_|stop|_mark|negative|question|construction|red|green|yellow|thumbs|bulb|key))[a-z][a-z_]*: +(?=\S)/;

/** The name of an emoji in front of a heading, an item or a cell, if it is no sign for yes, no or care. */
function ornaments(content: string): Edit[] {
  const edits: Edit[] = [];
  visitParents(parsed(content).markdown, 'text', (node: Text, above: Nodes[]) => {
    const [parent, around] = [above.at(-1), above.at(-2)];
    const isFirst =
      parent !== undefined &&
      'children' in parent &&
      parent.children[0] === node &&
      (/^(?:heading|tableCell)$/.test(parent.type) || around?.type === 'listItem');
    const [found] = (isFirst && EMOJI.exec(node.value)) || [];
    const {start} = rangeOf(node.position);
    if (found && content.startsWith(found, start)) {
      edits.push({start, end: start + found.length, text: '', what: 'an emoji as an ornament'});
    }
  });
  return edits;
}
