import {inlineText} from '../../src/content/directives/inline';
import {findingAt, pageRule} from './context';
import {nodesOf} from './prose';

/** Directives whose values change with the figures. */
const CHANGING = ['figure', 'calc', 'figure-table'];

/** An update keeps the values of its day, so it has none that change later. */
export const news = pageRule('news', (page, {figures}) => {
  if (page.kind !== 'update') return [];
  const uses = nodesOf(page.markdown, 'textDirective', 'leafDirective');
  return uses
    .filter(({name}) => CHANGING.includes(name))
    .map((node) => {
      const value = node.type === 'textDirective' ? inlineText(node, figures) : 'the values';
      const message = `"${node.name}" changes the text of a dated update when the figure changes`;
      return findingAt(
        page,
        node,
        message,
        `write ${value}: updates may contain the values of their day`,
      );
    });
});
