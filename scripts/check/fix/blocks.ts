import {nodesOf} from '../prose';
import {type Edit, edited, lineBelow, parsed, type Pass, rangeOf} from './pass';

/** Rules between sections and the marks of a code block are always the same, and spaces are outside of links. */
export const marks: Pass = (content) => {
  const {markdown} = parsed(content);
  const rules = nodesOf(markdown, 'thematicBreak').flatMap(({position}): Edit[] => {
    const {start, end} = rangeOf(position);
    // Below a text, hyphens make a heading of it.
    const gap = /(?:^|\n\n)$/.test(content.slice(0, start)) ? '' : '\n';
    const isOther = /^[*_]/.test(content.slice(start, end)) && position?.start.column === 1;
    return isOther ? [{start, end, text: `${gap}---`, what: 'another rule'}] : [];
  });
  const codes = nodesOf(markdown, 'code').flatMap(({position, value}): Edit[] => {
    const {start, end} = rangeOf(position);
    const source = content.slice(start, end);
    const [, open = '', inner = ''] = /^(~{3,})([^`]*?\n[^]*)\n[ \t>]*\1$/.exec(source) ?? [];
    if (open === '' || value.includes('```')) return [];
    const text = `\`\`\`${inner}${source.slice(open.length + inner.length, -open.length)}\`\`\``;
    return [{start, end, text, what: 'a code block between ~~~'}];
  });
  // A space in the words of a link, which another pass removes, may be all that is between two words.
  const spaces = nodesOf(markdown, 'link').flatMap(({position}): Edit[] => {
    const {start, end} = rangeOf(position);
    const [, before, after] = /^\[( ?)[^[\]]*?( ?)\]/.exec(content.slice(start, end)) ?? [];
    const places = [
      ...(before && /\w/.test(content[start - 1] ?? '') ? [start] : []),
      ...(after && /\w/.test(content[end] ?? '') ? [end] : []),
    ];
    return places.map((at) => ({start: at, end: at, text: ' ', what: 'a space inside a link'}));
  });
  return edited(content, [...rules, ...codes, ...spaces]);
};

/** Rows of a table without bars at their ends. */
export const tables: Pass = (content) => {
  const edits = parsed(content).markdown.children.flatMap((node): Edit[] => {
    if (node.type !== 'table') return [];
    const {start, end} = rangeOf(node.position);
    const source = content.slice(start, end);
    const text = source.replaceAll(
      /^ {0,3}(\|?)(.*?)(?<!\\)(\|?)[ \t]*$/gm,
      (row, left: string, inner: string, right: string) =>
        left && right ? row : `| ${inner.trim()} |`,
    );
    return text === source ? [] : [{start, end, text, what: 'a table without bars at its ends'}];
  });
  return edited(content, edits);
};

/** Addresses that no link uses, some of which are comments. Others may belong to a link that cannot be parsed. */
export const definitions: Pass = (content) => {
  const {markdown} = parsed(content);
  const references = nodesOf(markdown, 'linkReference', 'imageReference');
  const edits = markdown.children.flatMap((node): Edit[] => {
    if (node.type !== 'definition') return [];
    const {start: from, end} = rangeOf(node.position);
    const start = from - (node.position?.start.column ?? 1) + 1;
    const isComment = node.url === '#' && node.title && !node.title.includes('*/');
    if (isComment)
      return [{start, end, text: `{/* ${node.title} */}`, what: 'a comment in a link'}];
    const label = flat(`[${node.label ?? ''}]`);
    const isUsed =
      references.some(({identifier}) => identifier === node.identifier) ||
      flat(content).split(label).length > 2;
    return isUsed
      ? []
      : [{start, end: lineBelow(content, end), text: '', what: 'an address that no link uses'}];
  });
  return edited(content, edits);
};

/** As Markdown compares labels. */
function flat(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}
