import type {Code, InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {
  type DirectiveNode,
  type DirectivePage,
  faultOfUse,
  labelOf,
} from '../../src/content/directives/directive';
import {currentTree} from '../../src/content/tree';
import {directives as known} from '../../src/directives';
import type {Finding} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';

/** Every directive exists, and so does what it refers to. */
export const directives: Check = {
  name: 'directives',
  run(context) {
    const looked = {count: 0};
    const findings = context.subjects.flatMap((page) => checkPage(page, context, looked));
    return {findings, looked: looked.count};
  },
};

function checkPage(
  source: SourcePage,
  {root, figures, drawings}: CheckContext,
  looked: {count: number},
): Finding[] {
  const {markdown, file} = source;
  if (!markdown) return [];
  const findings: Finding[] = [];
  const once = new Set<string>();
  const tree = currentTree(root);
  const page: DirectivePage = {file, markdown, tree, root, locale: 'en-GB', figures, drawings};
  visit(markdown, ['textDirective', 'leafDirective'], (visited) => {
    const node = visited as DirectiveNode;
    if (isPlainText(node)) return;
    looked.count += 1;
    const use = {node, label: labelOf(node), attributes: node.attributes ?? {}, page};
    const fault = once.has(node.name)
      ? {message: `"${node.name}" is used twice on this page`, fix: 'remove one of them'}
      : faultOfUse(use, known);
    if (fault) findings.push(findingAt(source, node, fault.message, fault.fix));
    if (known.some(({name, once: only}) => only && name === node.name)) once.add(node.name);
  });
  return findings;
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

const RUNS: Readonly<Record<string, string>> = {
  mdxTextExpression: 'text in braces is run as code',
  mdxFlowExpression: 'text in braces is run as code',
  mdxjsEsm: 'this line is run as code',
  mdxJsxTextElement: 'tags are not allowed',
  mdxJsxFlowElement: 'tags are not allowed',
};
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const NAMES = known.filter(({type}) => type === 'textDirective').map(({name}) => name);
const DIRECTIVE = new RegExp(String.raw`:(?:${NAMES.join('|')})\[[\w.-]+\]`);

/** Pages contain no JSX, JavaScript or HTML, and no directives inside code. */
export const codeInText: Check = {
  name: 'code-in-text',
  run: ({subjects}) => ({looked: subjects.length, findings: subjects.flatMap(codeIn)}),
};

function codeIn(page: SourcePage): Finding[] {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  visit(page.markdown, (node: Nodes) => {
    const what = RUNS[node.type];
    const isComment = 'value' in node && COMMENT.test(node.value);
    if (what && !isComment) {
      findings.push(
        findingAt(
          page,
          node,
          what,
          'put literal characters in `code`, and use Markdown instead of tags',
        ),
      );
    }
    if (node.type === 'code' || node.type === 'inlineCode') {
      findings.push(...directivesIn(page, node));
    }
  });
  return findings;
}

function directivesIn(page: SourcePage, node: Code | InlineCode): Finding[] {
  const [shown] = DIRECTIVE.exec(node.value) ?? [];
  return shown
    ? [
        findingAt(
          page,
          node,
          `"${shown}" is not replaced inside code`,
          'move it out of the code, or use an example value',
        ),
      ]
    : [];
}
