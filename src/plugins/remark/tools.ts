import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';

import {componentElement, importOf} from './mdast';

/** Tools that stand on a few pages, by the name of their directive. */
export const TOOLS: Readonly<Record<string, string>> = {
  'signature-workbench': 'SignatureWorkbench',
  'webhook-verifier': 'WebhookVerifier',
};

/**
 * Puts tools into pages: `::signature-workbench`, `::webhook-verifier`. The page imports the
 * component itself, so that other pages carry no byte of it.
 */
export default function remarkTools() {
  return (markdown: Root, file: VFile): void => {
    const used = new Set<string>();
    visit(markdown, 'leafDirective', (node, index, parent) => {
      const component = TOOLS[node.name];
      if (!component || !parent || index === undefined) return;
      if (used.has(component)) {
        file.fail(`"${node.name}" stands on the page already  → remove one of them`, node);
      }
      used.add(component);
      parent.children[index] = componentElement(component, {});
    });
    markdown.children.unshift(
      ...[...used].map((name) => importOf(name, `@site/src/components/${name}`)),
    );
  };
}
