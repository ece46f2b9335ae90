import type postcss from 'postcss';
import parseValue, {type FunctionNode, type Node} from 'postcss-value-parser';

/** A selector of the root element, of which there is one: its states are those of the page. */
const ROOT = /^(:root|html|(html)?\[data-theme=["']?\w+["']?\])$/;

const isOfRoot = (rule: postcss.Rule): boolean => rule.selectors.every((each) => ROOT.test(each));

/**
 * Puts in the values of custom properties that are declared once, for the root element and under no
 * condition: a browser works out `var()` for every element anew, which took four tenths of the time of
 * a page's styles. A value that uses others is put in where these are declared for the root element
 * alone, so that it means the same everywhere.
 *
 * @param root the styles, changed in place; the declarations stay, for pages and scripts that use them
 * @param declared properties that elements of pages have values of their own for
 */
export function putInConstants(root: postcss.Root, declared: ReadonlySet<string>): void {
  removeOverridden(root);
  const constants = constantsOf(root, declared);
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    declaration.value = withConstants(declaration.value, constants);
  });
}

/**
 * Takes out what a theme declares for the root element inside a layer and the site declares for it
 * outside of all layers, under no condition: the latter always wins.
 */
function removeOverridden(root: postcss.Root): void {
  const own = new Set<string>();
  root.each((node) => {
    if (node.type !== 'rule' || !node.selectors.includes(':root')) return;
    node.each((each) => void (each.type === 'decl' && own.add(each.prop)));
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkDecls(/^--/, (declaration) => {
      const rule = declaration.parent as postcss.Rule;
      if (isOfRoot(rule) && own.has(declaration.prop) && !declaration.important)
        declaration.remove();
    });
  });
}

function constantsOf(root: postcss.Root, declared: ReadonlySet<string>): Map<string, string> {
  const values = new Map<string, string[]>();
  const ofRoot = new Set<string>();
  const elsewhere = new Set(declared);
  root.walkDecls(/^--/, (declaration) => {
    const {prop, value, parent, important} = declaration;
    const rule = parent as postcss.Rule;
    values.set(prop, [...(values.get(prop) ?? []), value]);
    if (!isOfRoot(rule) || important) elsewhere.add(prop);
    else if (rule.selectors.some((each) => /^(:root|html)$/.test(each)) && isUnconditional(rule))
      ofRoot.add(prop);
  });

  const constants = new Map<string, string>();
  for (const [prop, [value = '', ...others]] of values) {
    if (others.length > 0 || !ofRoot.has(prop) || elsewhere.has(prop)) continue;
    const used = propertiesIn(value);
    if (used.every((each) => values.has(each) && !elsewhere.has(each))) constants.set(prop, value);
  }
  return constants;
}

/** Layers hold always; media and what a browser supports are conditions. */
function isUnconditional({parent}: postcss.Node): boolean {
  if (!parent || parent.type === 'root') return true;
  const isLayer = parent.type === 'atrule' && (parent as postcss.AtRule).name === 'layer';
  return isLayer && isUnconditional(parent);
}

const isVar = (node: Node): node is FunctionNode =>
  node.type === 'function' && node.value === 'var';

function propertiesIn(value: string): string[] {
  const found: string[] = [];
  parseValue(value).walk((node) => {
    if (isVar(node)) found.push(node.nodes[0]?.value ?? '');
  });
  return found;
}

/** Two values beside each other need a space between them, where `)` needed none. */
const needsSpace = (node: Node | undefined): boolean =>
  node !== undefined && node.type !== 'space' && node.type !== 'div';

/** What stands for a property may itself be made of others; not of itself, which is no value. */
function withConstants(value: string, constants: ReadonlyMap<string, string>): string {
  const space = parseValue(' ').nodes;
  const constantIn = (node: Node | undefined): string | undefined =>
    node && isVar(node) ? constants.get(node.nodes[0]?.value ?? '') : undefined;
  const replace = (nodes: Node[]): Node[] =>
    nodes.flatMap((node, index) => {
      if (node.type !== 'function') return node;
      const constant = constantIn(node);
      if (constant === undefined) return {...node, nodes: replace(node.nodes)};
      const others = new Map(constants);
      others.delete(node.nodes[0]?.value ?? '');
      const next = nodes[index + 1];
      return [
        ...(needsSpace(nodes[index - 1]) ? space : []),
        ...parseValue(withConstants(constant, others)).nodes,
        ...(needsSpace(next) && constantIn(next) === undefined ? space : []),
      ];
    });
  return parseValue.stringify(replace(parseValue(value).nodes));
}
