import type {ElementOptions} from 'docusaurus-markdown-copies';
import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';

import {fieldsAsLists} from './field-lists';

/** What becomes of our own elements in a Markdown copy. */
export const elements: ElementOptions = {drop: ['footer.screen-only'], transform};

function transform(main: Element): void {
  fieldsAsLists(main);
  visit(main, 'element', (node, at, parent) => {
    const {className, dataTerm} = node.properties;
    const classes = Array.isArray(className) ? className.map(String) : [];
    // A glossary term loses its link.
    if (dataTerm !== undefined && parent && at !== undefined) {
      parent.children.splice(at, 1, ...(node.children as ElementContent[]));
      return at;
    }
    if (classes.includes('archive-banner')) {
      const text: Element = {...node, tagName: 'p', properties: {}};
      Object.assign(node, {tagName: 'blockquote', properties: {}, children: [text]});
    }
    if (classes.some((name) => name.includes('numeric'))) node.properties.align = 'right';
    return undefined;
  });
}
