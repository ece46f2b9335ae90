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

/** An admonition, and those in it. */
export function boxOf({kind, title, indent, body}: Omit<Box, 'length'>): string {
  const inner = withBoxes(body)
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
  // In code, even the marks at the end would close the box.
  const within = [...inner.matchAll(/^[ \t]*(:{3,})/gm)].map(([, marks = '']) => marks.length);
  const marks = ':'.repeat(1 + Math.max(2, ...within));
  const head = `${marks}${kind}${title && `[${title.trim()}]`}`;
  return `${head}\n\n${inner}\n\n${marks}`.replaceAll(/^(?=.)/gm, indent);
}

/** Lines in which the boxes of other dialects are admonitions, between blank lines. */
function withBoxes(lines: readonly string[]): string[] {
  const at = lines.findIndex((_, index) => boxAt(lines, index));
  const found = boxAt(lines, at);
  if (!found) return [...lines];
  const below = lines.slice(at + found.length);
  return [...lines.slice(0, at), '', ...boxOf(found).split('\n'), '', ...withBoxes(below)];
}

function boxAt(lines: readonly string[], at: number): Box | undefined {
  const fences = lines.slice(0, at).filter((line) => /^ *(?:```|~~~)/.test(line));
  // Further right, it may be code.
  const isCode = at < 0 || fences.length % 2 > 0 || /^ {4}/.test(lines[at] ?? '');
  return isCode ? undefined : DIALECTS.flatMap((dialect) => dialect(lines.slice(at)) ?? [])[0];
}
