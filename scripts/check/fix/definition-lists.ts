import {type Edit, edited, parsed, type Pass} from './pass';

/** A line with the term, then one or more lines that start with a colon. */
const FIRST = /^: +\S/;

/** `Term` with `: its definition` below it becomes an item of a list, as STYLE.md says. */
export const definitionLists: Pass = (content) => {
  const edits = parsed(content).markdown.children.flatMap((node): Edit[] => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type !== 'paragraph' || node.position?.start.column !== 1) return [];
    const items = itemsOf(content.slice(start, end).split('\n'));
    return items ? [{start, end, text: items.join('\n'), what: 'a definition list'}] : [];
  });
  return edited(content, edits);
};

/** Undefined if a term has no definition. */
function itemsOf(lines: readonly string[]): string[] | undefined {
  const items: string[] = [];
  let term = '';
  for (const [at, line] of lines.entries()) {
    const isTerm = FIRST.test(lines[at + 1] ?? '') && !line.startsWith(':');
    if (isTerm && term === '') term = line.replaceAll('**', '').trim();
    else if (term !== '' && FIRST.test(line)) {
      items.push(`- **${term}**: ${line.slice(1).trim()}`);
      term = '';
    } else if (items.length > 0 && term === '' && /^ +\S/.test(line)) {
      items.push(`  ${line.trim()}`);
    } else return undefined;
  }
  return items.length > 0 && term === '' ? items : undefined;
}
