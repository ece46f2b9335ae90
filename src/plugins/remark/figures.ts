import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';

import {
  type Directive,
  labelOf,
  resolveFigure,
  resolveLiteral,
  resolveTableName,
  type Resolved,
} from '../../content/directives';
import {routeOf} from '../../content/catalogue';
import {drawingsOf, figuresOf, pageAt, pagesOf} from '../../content/sources';
import {treeOf} from '../../content/tree';
import {figureIdsOf} from '../../drawings/placeholders';
import {readingsOf, resolveTable, tableFigureIds} from '../../figures/resolve';
import {componentElement, mergeTexts} from './mdast';

/**
 * Puts figures into Markdown: `:figure[id]` and `:literal[…]` become plain text,
 * `::figure-table[name]` a table, `::readings` the notes on disagreeing figures.
 * Each file is read with the figures of the tree it lies in.
 */
export default function remarkFigures({root, locale}: {root: string; locale: string}) {
  return (markdown: Root, file: VFile): void => {
    const tree = treeOf(file.path, root);
    const set = figuresOf(tree);
    const shown = new Set<string>();

    const unwrap = <T>(resolved: Resolved<T>, node: Directive): T => {
      if ('value' in resolved) return resolved.value;
      const {message, mend} = resolved.fault;
      return file.fail(`${message}  → ${mend}`, node);
    };

    visit(markdown, ['textDirective', 'leafDirective'], (node, index, parent) => {
      if (!parent || index === undefined || !('children' in parent)) return;
      const directive = node as Directive;
      const label = labelOf(directive);
      if (directive.type === 'textDirective') {
        if (directive.name !== 'figure' && directive.name !== 'literal') return;
        const attributes = directive.attributes ?? {};
        const value =
          directive.name === 'figure'
            ? unwrap(resolveFigure(label, attributes, set, locale), directive)
            : unwrap(resolveLiteral(label, attributes), directive);
        if (directive.name === 'figure') shown.add(label);
        parent.children[index] = {type: 'text', value};
      } else if (directive.name === 'figure-table') {
        const table = set.tables.get(unwrap(resolveTableName(label, set), directive));
        if (!table) return;
        tableFigureIds(table).forEach((id) => shown.add(id));
        const resolved = resolveTable(table, (id) => set.figures.get(id), {locale});
        parent.children[index] = componentElement('FigureTable', {table: resolved});
      } else if (directive.name === 'drawing') {
        figureIdsOf(drawingsOf(tree).get(label)).forEach((id) => shown.add(id));
      }
    });

    // A second walk: the notes speak of all figures of the page, those below them included.
    visit(markdown, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'readings' || !parent || index === undefined) return;
      const page = pagesOf(tree).find((candidate) => file.path.endsWith(candidate.file));
      const route = page ? page.route.slice(tree.base.length) : routeOf(file.path);
      const readings = readingsOf(shown, (id) => set.figures.get(id), route, {locale});
      const notes = readings.map(({page: authority, ...note}) => ({
        ...note,
        ...pageAt(authority, tree),
      }));
      parent.children[index] = componentElement('Readings', {readings: notes});
    });
    mergeTexts(markdown);
  };
}
