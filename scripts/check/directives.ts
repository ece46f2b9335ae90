import type {Code, InlineCode, Nodes} from 'mdast';

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
import {
  type CheckContext,
  findingAt,
  findingAtField,
  findingAtOffset,
  pageRule,
  type SourcePage,
} from './context';
import {ADMONITIONS} from './markup';
import {merged} from './merged';
import {nodesOf} from './prose';
import {FORMULA, formulaAround} from './silent';

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
    if (fault && (ADMONITIONS as readonly string[]).includes(node.name)) {
      fault.fix = `write ":::${node.name}[Title]", the text, ":::"`;
    }
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

const RUN_TYPES = [
  'mdxTextExpression',
  'mdxFlowExpression',
  'mdxjsEsm',
  'mdxJsxTextElement',
  'mdxJsxFlowElement',
] as const;
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const NAMES = known.filter(({type}) => type === 'textDirective').map(({name}) => name);
const DIRECTIVE = new RegExp(String.raw`:(?:${NAMES.join('|')})\[[\w.-]+\]`);

/** Articles contain no JSX, JavaScript or HTML, and no page has directives inside code. */
export const codeInText = pageRule('code-in-text', (page) => [
  // The pages of src/pages are made of components.
  ...(page.file.startsWith('src/') ? [] : merged(inMarkdown(page))),
  ...nodesOf(page.markdown, 'code', 'inlineCode').flatMap((node) => directivesIn(page, node)),
]);

function inMarkdown(page: SourcePage): Finding[] {
  const formulas = new Set<number>();
  const parts = new Set(
    nodesOf(page.markdown, ...TAGS)
      .filter(({name}) => WHOLE.includes(name ?? ''))
      .flatMap(({children}) => nodesOf({type: 'root', children}, ...TAGS)),
  );
  return nodesOf(page.markdown, ...RUN_TYPES).flatMap((node) => {
    if (node.type === 'mdxjsEsm') {
      const fix = 'remove it: articles contain no components and no code that runs';
      return [findingAt(page, node, 'this line is run as code', fix)];
    }
    if ('value' in node) {
      if (COMMENT.test(node.value)) return [];
      if (isAttribute(node)) {
        const message = 'braces around attributes are parsed as code';
        return [findingAt(page, node, message, 'remove {…}')];
      }
      const formula = formulaAround(page.content, node.position?.start.offset ?? 0);
      if (formula) {
        // The rule `markup` reports one between $$.
        const isReported = formula.text.startsWith('$$') || formulas.has(formula.index);
        formulas.add(formula.index);
        const {message, fix} = FORMULA;
        return isReported
          ? []
          : [findingAtOffset(page, formula.index, `"${formula.text}" ${message}`, fix)];
      }
      const text = textAround(page, node);
      const fix = `put "${text}" in \`code\`, or write it without { }`;
      return [findingAt(page, node, 'text in braces is run as code', fix)];
    }
    if (isAllowed(node) || parts.has(node) || node.name === 'summary') return [];
    const message = `the tag <${node.name ?? ''}> is not allowed`;
    const finding = findingAt(page, node, message, insteadOf(node.name));
    return [CELLS.includes(node.name ?? '') ? {...finding, kind: 'table'} : finding];
  });
}

const TAGS = ['mdxJsxTextElement', 'mdxJsxFlowElement'] as const;
/** Tags that are one fault with the tags inside them. */
const WHOLE = ['table', 'ul', 'ol', 'dl', 'Tabs', 'video'];
/** A table and its parts: in one that cannot be parsed as a whole, each part is a tag of its own. */
const CELLS = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'];

type Expression = Extract<Nodes, {type: 'mdxTextExpression' | 'mdxFlowExpression'}>;

/** An attribute of Pandoc, as in `{width="6in"}`. */
export function isAttribute({value}: Expression): boolean {
  return /^\s*[\w-]+=(?:"[^"]*"|[\w.%]+)\s*$/.test(value);
}

/** The word with braces in it, such as a path. */
function textAround({content}: SourcePage, {position}: Expression): string {
  const {start, end} = {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
  const [before = ''] = /[^\s`"'(|>]*$/.exec(content.slice(Math.max(0, start - 80), start)) ?? [];
  const [after = ''] = /^[^\s`"'),|<]*/.exec(content.slice(end)) ?? [];
  const [text = ''] = `${before}${content.slice(start, end)}${after}`.split('\n');
  return text;
}

function directivesIn(page: SourcePage, node: Code | InlineCode): Finding[] {
  const [written] = DIRECTIVE.exec(node.value) ?? [];
  const fix = 'move it out of the code, or use an example value';
  return written ? [findingAt(page, node, `"${written}" is not replaced inside code`, fix)] : [];
}
