import {childrenOf, element, findAll, named, plainText} from 'docusaurus-markdown-copies';
import type {Element, ElementContent} from 'hast';

/**
 * Converts tables of payload fields, whose rows contain further tables and lists of values, into
 * nested lists, because Markdown cannot nest tables.
 */
export function fieldsAsLists(main: Element): void {
  const tables = findAll(main, isFieldTable);
  const nested = tables.flatMap((table) => findAll(table, named('table')));
  // Innermost first.
  for (const table of findAll(main, named('table')).reverse()) {
    if (!tables.includes(table) && !nested.includes(table)) continue;
    const list = element('ul', []);
    for (const row of rowsOf(table)) addRow(list, row);
    Object.assign(table, list);
  }
}

function isFieldTable(table: Element): boolean {
  return (
    table.tagName === 'table' &&
    rowsOf(table).some((row) =>
      childrenOf(row).some(
        (cell) =>
          cell.tagName === 'th' &&
          cell.properties.scope === 'row' &&
          childrenOf(cell).some(named('code')),
      ),
    )
  );
}

function rowsOf(table: Element): Element[] {
  return childrenOf(table).filter(named('tbody')).flatMap(childrenOf).filter(named('tr'));
}

function addRow(list: Element, row: Element): void {
  const [name, text] = childrenOf(row);
  if (!name) return;
  if (name.tagName === 'td') {
    childrenOf(list)
      .at(-1)
      ?.children.push(...name.children);
    return;
  }
  const label = name.children.map((child): ElementContent =>
    named('div')(child as Element) ? {type: 'text', value: ` (${plainText(child)})`} : child,
  );
  if (text) separateSpans(text);
  list.children.push(element('li', [element('p', label), ...(text?.children ?? [])]));
}

function separateSpans(parent: Element): void {
  parent.children = parent.children.flatMap((node, at, siblings): ElementContent[] => {
    if (node.type !== 'element') return [node];
    separateSpans(node);
    const before = siblings[at - 1];
    const isSecond = node.tagName === 'span' && before && named('span')(before as Element);
    return isSecond ? [{type: 'text', value: ' '}, node] : [node];
  });
}
