import {visit} from 'unist-util-visit';

import {
  type DirectiveNode,
  type DirectivePage,
  faultOfUse,
  labelOf,
} from '../../src/content/directives/directive';
import {currentTree} from '../../src/content/tree';
import {directives as known} from '../../src/directives';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';
import type {Finding} from '../../src/lib/finding';

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
