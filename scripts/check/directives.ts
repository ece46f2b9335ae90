import type {Code, InlineCode} from 'mdast';

import {
  type DirectiveNode,
  type DirectivePage,
  faultIn,
  faultOfUse,
  labelOf,
} from '../../src/content/directives/directive';
import {resolveText} from '../../src/content/directives/text';
import {currentTree} from '../../src/content/tree';
import {directives as known} from '../../src/directives';
import type {Finding} from '../../src/lib/finding';
import {insteadOf, isAllowed} from './allowed-tags';
import {type CheckContext, findingAt, findingAtField, pageRule, type SourcePage} from './context';
import {nodesOf} from './prose';

/** Every directive exists, and so does what it refers to. */
export const directives = pageRule('directives', (page, context) => [
  ...inLead(page, context),
  ...inText(page, context),
]);

/** In the lead of a page in `src/pages`, which may contain figures. */
function inLead(page: SourcePage, {figures}: CheckContext): Finding[] {
  const {lead} = page.frontMatter;
  const fault = typeof lead === 'string' && faultIn(resolveText(lead, figures));
  return fault ? [{...findingAtField(page, 'lead', fault.message, fault.fix), ...fault}] : [];
}

function inText(source: SourcePage, {root, figures, drawings}: CheckContext): Finding[] {
  const {markdown, file} = source;
  if (!markdown) return [];
  const once = new Set<string>();
  const tree = currentTree(root);
  const page: DirectivePage = {file, markdown, tree, root, locale: 'en-GB', figures, drawings};
  const nodes = nodesOf(markdown, 'textDirective', 'leafDirective');
  return nodes.flatMap((node) => {
    if (isPlainText(node)) return [];
    const use = {node, label: labelOf(node), attributes: node.attributes ?? {}, page};
    const fault = once.has(node.name)
      ? {message: `"${node.name}" is used twice on this page`, fix: 'remove one of them'}
      : faultOfUse(use, known);
    if (known.some(({name, once: only}) => only && name === node.name)) once.add(node.name);
    return fault ? [{...findingAt(source, node, fault.message, fault.fix), ...fault}] : [];
  });
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

const RUNS = {
  mdxTextExpression: 'text in braces is run as code',
  mdxFlowExpression: 'text in braces is run as code',
  mdxjsEsm: 'this line is run as code',
  mdxJsxTextElement: 'tags are not allowed',
  mdxJsxFlowElement: 'tags are not allowed',
} as const;
const RUN_TYPES = Object.keys(RUNS) as (keyof typeof RUNS)[];
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const NAMES = known.filter(({type}) => type === 'textDirective').map(({name}) => name);
const DIRECTIVE = new RegExp(String.raw`:(?:${NAMES.join('|')})\[[\w.-]+\]`);

/** Articles contain no JSX, JavaScript or HTML, and no page has directives inside code. */
export const codeInText = pageRule('code-in-text', (page) => [
  ...nodesOf(page.markdown, ...RUN_TYPES)
    // The pages of src/pages are made of components.
    .filter(
      (node) => !page.file.startsWith('src/') && !('value' in node && COMMENT.test(node.value)),
    )
    .filter((node) => 'value' in node || !isAllowed(node))
    .map((node) => {
      const fix = insteadOf('value' in node ? null : node.name);
      return findingAt(page, node, RUNS[node.type], fix);
    }),
  ...nodesOf(page.markdown, 'code', 'inlineCode').flatMap((node) => directivesIn(page, node)),
]);

function directivesIn(page: SourcePage, node: Code | InlineCode): Finding[] {
  const [written] = DIRECTIVE.exec(node.value) ?? [];
  const fix = 'move it out of the code, or use an example value';
  return written ? [findingAt(page, node, `"${written}" is not replaced inside code`, fix)] : [];
}
