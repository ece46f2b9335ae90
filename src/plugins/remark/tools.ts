import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';

import {figuresOf, pageAt} from '../../content/sources';
import {type ContentTree, treeOf} from '../../content/tree';
import {COST_FIGURES} from '../../tools/cost/book';
import {COUNTRY_FIGURES, listedCountries} from '../../tools/countries/find';
import {worldNames} from '../../tools/countries/world';
import {toolData} from '../../tools/data';
import {pickFigures} from '../../tools/figures';
import {LIMIT_FIGURES} from '../../tools/limits';
import {TAX_FIGURES} from '../../tools/tax/book';
import {componentElement, importOf} from './mdast';

interface Tool {
  component: string;
  /** What the component gets: the figures of the tree that its page lies in. */
  props?: (tree: ContentTree) => object;
}

/** Tools that stand on a few pages, by the name of their directive. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  'signature-workbench': {component: 'SignatureWorkbench'},
  'webhook-verifier': {component: 'WebhookVerifier'},
  'cost-calculator': {component: 'CostCalculator', props: dataOf(COST_FIGURES)},
  limits: {component: 'LimitFinder', props: dataOf(LIMIT_FIGURES)},
  'country-check': {
    component: 'CountryCheck',
    props: (tree) => ({
      countries: listedCountries(
        pickFigures(figuresOf(tree).figures, COUNTRY_FIGURES),
        worldNames(),
      ),
      home: tree.base,
    }),
  },
  'tax-helper': {component: 'TaxHelper', props: dataOf(TAX_FIGURES)},
};

function dataOf(patterns: readonly RegExp[]): (tree: ContentTree) => object {
  return (tree) =>
    toolData(pickFigures(figuresOf(tree).figures, patterns), (route) => pageAt(route, tree));
}

/**
 * Puts tools into pages, such as `::signature-workbench` and `::cost-calculator`. The page imports
 * the component itself, so that other pages carry no byte of it; a tool that counts with figures
 * gets those of the page's tree, so that a frozen page keeps its own.
 */
export default function remarkTools({root}: {root: string}) {
  return (markdown: Root, file: VFile): void => {
    const used = new Set<string>();
    visit(markdown, 'leafDirective', (node, index, parent) => {
      const tool = TOOLS[node.name];
      if (!tool || !parent || index === undefined) return;
      if (used.has(tool.component)) {
        file.fail(`"${node.name}" stands on the page already  → remove one of them`, node);
      }
      used.add(tool.component);
      const props = tool.props?.(treeOf(file.path, root)) ?? {};
      parent.children[index] = componentElement(tool.component, props);
    });
    markdown.children.unshift(
      ...[...used].map((name) => importOf(name, `@site/src/components/${name}`)),
    );
  };
}
