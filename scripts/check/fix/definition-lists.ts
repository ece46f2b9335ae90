import {type Edit, edited, parsed, type Pass} from './pass';

/** A line with the term, then one or more lines that start with a colon; a list or code in one is no text. */
const FIRST = /^: +(?![-*+>#] |\d+[.)] |```|~~~)\S/;

/** `Term` with `: its definition` below it becomes an item of a list, as STYLE.md says. */
export const definitionLists: Pass = (content) => {
  const edits = parsed(content).markdown.children.flatMap((node, at, all): Edit[] => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type !== 'paragraph' || node.position?.start.column !== 1) return [];
    // Indented text below belongs to the last definition; another list would become a part of this one.
    const below = all[at + 1];
    const column = below?.position?.start.column ?? 1;
    if (column === 1 ? below?.type === 'list' : column < 3 || column > 5) return [];
    const items = itemsOf(content.slice(start, end).split('\n'));
    return items ? [{start, end, text: items.join('\n'), what: 'a definition list'}] : [];
  });
  return edited(content, edits);
};

/** Undefined if a term has no definition, or marks that would mean something else when all of it is bold. */
function itemsOf(lines: readonly string[]): string[] | undefined {
  const items: string[] = [];
  let term = '';
  for (const [at, line] of lines.entries()) {
    // A sentence is none, nor is what is as long as one.
    const isTerm =
      FIRST.test(lines[at + 1] ?? '') &&
      /^(?!:)(?:[^*]+|\*\*[^*:]+\*\*)$/.test(line) &&
      !/.{60}|[.!?;,:\\]$/.test(line.trim());
    if (isTerm && term === '') term = line.replace(/^\*\*([^*]+)\*\*$/, '$1').trim();
    else if (term !== '' && FIRST.test(line)) {
      items.push(`- **${term}**: ${line.slice(1).trim()}`);
      term = '';
    } else if (items.length > 0 && term === '' && /^ +\S/.test(line)) {
      items.push(`  ${line.trim()}`);
    } else return undefined;
  }
  return items.length > 0 && term === '' ? items : undefined;
}
