import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';

import {labelOf, resolveDrawingName} from '../../content/directives';
import {drawingsOf, figuresOf} from '../../content/sources';
import {treeOf} from '../../content/tree';
import type {SourceDrawing} from '../../drawings/read';
import {resolveDrawing} from '../../drawings/resolve';
import type {DrawingView} from '../../drawings/view';
import {FindingError} from '../../lib/finding';
import {componentElement} from './mdast';

/**
 * Puts drawings into Markdown: `::drawing[name]` becomes the SVG of that name from the tree
 * that the page lies in, with the figures of that tree.
 */
export default function remarkDrawings({root, locale}: {root: string; locale: string}) {
  return (markdown: Root, file: VFile): void => {
    const tree = treeOf(file.path, root);
    visit(markdown, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'drawing' || !parent || index === undefined) return;
      const name = labelOf(node);
      const resolved = resolveDrawingName(name, node.attributes ?? {}, drawingsOf(tree));
      if ('fault' in resolved) {
        file.fail(`${resolved.fault.message}  → ${resolved.fault.mend}`, node);
      }
      const view = viewOf(name, resolved.value);
      if (view instanceof FindingError) file.fail(view.message, node);
      parent.children[index] = componentElement('Drawing', view);
    });

    function viewOf(name: string, drawing: SourceDrawing): DrawingView | FindingError {
      try {
        return resolveDrawing(name, drawing, figuresOf(tree), locale);
      } catch (error) {
        if (error instanceof FindingError) return error;
        throw error;
      }
    }
  };
}
