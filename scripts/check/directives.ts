import {
  type DirectiveNode,
  type DirectivePage,
  labelOf,
  verifyUse,
} from '../../src/content/directives/directive';
import {inlineText} from '../../src/content/directives/inline';
import {resolveText} from '../../src/content/directives/text';
import {resolveFigure} from '../../src/content/figures/inline';
import {stripIds} from '../../src/content/front-matter';
import {currentTree} from '../../src/content/tree';
import {directives as known} from '../../src/directives';
import {type Fault, faultIn, type Finding} from '../../src/lib/finding';
import {type CheckContext, findingAt, pageRule, type SourcePage} from './context';
import {ADMONITIONS} from './markup';
import {nodesOf} from './prose';

/** Every directive exists, and so does what it refers to. */
export const directives = pageRule('directives', (page, context) => [
  ...inFrontMatter(page, context),
  ...inText(page, context),
]);

/** In the lead of a page in `src/pages`, which may contain figures, and the strip of an article, which names them. */
function inFrontMatter(page: SourcePage, {figures}: CheckContext): Finding[] {
  const {lead} = page.frontMatter;
  const faults = [
    ['lead', typeof lead === 'string' && faultIn(() => resolveText(lead, figures))] as const,
    ...stripIds(page.frontMatter).map(
      (id) => ['strip', faultIn(() => resolveFigure(id, {}, figures, 'en-GB'))] as const,
    ),
  ];
  return faults.flatMap(([field, fault]) =>
    fault ? [{...findingAt(page, field, fault.message, fault.fix), ...fault}] : [],
  );
}

function inText(source: SourcePage, {root, figures, drawings}: CheckContext): Finding[] {
  const {markdown, file} = source;
  if (!markdown) return [];
  const tree = currentTree(root);
  const page: DirectivePage = {file, markdown, tree, root, locale: 'en-GB', figures, drawings};
  const nodes = nodesOf(markdown, 'textDirective', 'leafDirective');
  return nodes.flatMap((node) => {
    if (isPlainText(node)) return [];
    const fault = faultOf(node, page, source.kind);
    return fault ? [{...findingAt(source, node, fault.message, fault.fix), ...fault}] : [];
  });
}

/** Directives whose values change with the figures. An update keeps the values of its day. */
const CHANGING = ['figure', 'calc', 'figure-table'];

function faultOf(
  node: DirectiveNode,
  page: DirectivePage,
  kind: SourcePage['kind'],
): Fault | undefined {
  const use = {node, label: labelOf(node), attributes: node.attributes ?? {}, page};
  const fault = faultIn(() => verifyUse(use, known));
  if (fault && ADMONITIONS.includes(node.name)) {
    return {...fault, fix: `write ":::${node.name}[Title]", the text, ":::"`};
  }
  if (fault || kind !== 'update' || !CHANGING.includes(node.name)) return fault;
  const value = node.type === 'textDirective' ? inlineText(node, page.figures) : 'the values';
  return {
    message: `"${node.name}" changes the text of a dated update when the figure changes`,
    fix: `write ${value}: updates may contain the values of their day`,
  };
}

/** A colon before letters in running text, as in "12:30h" or "a:b", parses as a directive but is not one. */
function isPlainText({type, name, children, attributes}: DirectiveNode): boolean {
  return (
    type === 'textDirective' &&
    !known.some((one) => one.type === type && one.name === name) &&
    children.length === 0 &&
    Object.keys(attributes ?? {}).length === 0
  );
}
