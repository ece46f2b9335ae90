import {nodesOf} from '../prose';
import {indentedCodeIn} from './code';
import {DIALECTS} from './dialects';
import type {Box} from './kinds';
import {editsOfBlocks} from './lines';
import {edited, parsed, type Pass, rangeOf} from './pass';

/** Boxes of other Markdown dialects become admonitions. */
export const boxes: Pass = (content) => {
  const isCode = indentedCodeIn(content);
  // A box that starts behind the mark of an item is not found here, and would need more colons.
  const items = nodesOf(parsed(content).markdown, 'containerDirective')
    .map(({position}) => rangeOf(position))
    .filter(({start}) => /\S/.test(content.slice(content.lastIndexOf('\n', start - 1) + 1, start)));
  const edits = editsOfBlocks(content, 'a box in another dialect', (lines, start) => {
    const [line = ''] = lines;
    if (!/!!!|\?\?\?|> |\[!|\{[%{]|<|::/.test(line) || isCode(start)) return undefined;
    if (items.some((each) => each.start < start && start < each.end)) return undefined;
    const [found] = DIALECTS.flatMap((dialect) => dialect(lines) ?? []);
    return found && {text: boxOf(found), length: found.length};
  });
  return edited(content, edits);
};

/** An admonition. */
export function boxOf({kind, title, indent, body}: Omit<Box, 'length'>): string {
  const inner = body.join('\n').replace(/^\n+|\s+$/g, '');
  // A box around another one needs more colons.
  const marks = ':'.repeat(3 + depthOf(body));
  const head = `${marks}${kind}${title && `[${title.trim()}]`}`;
  return `${head}\n\n${inner}\n\n${marks}`.replaceAll(/^(?=.)/gm, indent);
}

/** The number of boxes around the innermost one. */
function depthOf(body: readonly string[]): number {
  const depths = body.map((line, at) => {
    const [inner] = DIALECTS.flatMap((dialect) => dialect(body.slice(at)) ?? []);
    if (inner) return 1 + depthOf(inner.body);
    // In code, even the marks at the end would close the box.
    const [marks] = /(?<=^[ \t]*):{3,}/.exec(line) ?? [];
    return marks ? marks.length - 2 : 0;
  });
  return Math.max(0, ...depths);
}
