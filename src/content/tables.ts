import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Names each Markdown table after the heading above it. Screen readers announce the name when the
 * scroll container of the table (`src/components/TableScroller`) receives focus.
 */
export default function remarkTables() {
  return (markdown: Root): void => {
    let heading: string | undefined;
    visit(markdown, ['heading', 'table'], (node) => {
      if (node.type === 'heading') heading = toString(node);
      else node.data = {...node.data, hProperties: {'aria-label': heading}};
    });
  };
}
