import type {Code, InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {withOwnHosts} from '../config/hosts';

/** Fills in the company's hosts in code, which cannot contain directives. */
export default function remarkHosts() {
  return (markdown: Root): void => {
    visit(markdown, ['code', 'inlineCode'], (node) => {
      const code = node as Code | InlineCode;
      code.value = withOwnHosts(code.value);
    });
  };
}
