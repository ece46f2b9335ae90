import type {PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {inlineElement} from '../../lib/mdast';
import {UNBREAKABLE} from './pattern';

/**
 * Keeps ranges and "e-mail" on one line. Headings stay plain text, because the theme names their links by it.
 */
export default function remarkUnbroken() {
  return (markdown: Root): void => {
    visit(markdown, ['heading', 'text'], (node, index, parent) => {
      if (node.type === 'heading') return SKIP;
      const parts = (node as Text).value.split(UNBREAKABLE);
      if (parts.length === 1 || !parent || index === undefined || isKept(parent)) return undefined;
      const nodes = parts.flatMap((value, at): PhrasingContent[] => {
        const text = {type: 'text', value} as const;
        if (value === '') return [];
        return at % 2 === 1 ? [inlineElement('span', {className: 'nowrap'}, [text])] : [text];
      });
      (parent.children as PhrasingContent[]).splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

/** Whether a figure has already been kept on one line. */
function isKept(parent: object): boolean {
  return 'name' in parent && parent.name === 'span';
}
