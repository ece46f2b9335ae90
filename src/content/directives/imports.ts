import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {importOf} from '../../lib/mdast';

/**
 * Adds imports for the components that other remark plugins inserted, so that a page loads only what
 * it shows. Runs last.
 */
export default function remarkImports() {
  return (markdown: Root): void => {
    const modules = new Map<string, string>();
    visit(markdown, 'mdxJsxFlowElement', ({name, data}) => {
      if (name && data?.importFrom) modules.set(name, data.importFrom);
    });
    markdown.children.unshift(...[...modules].map(([name, from]) => importOf(name, from)));
  };
}
