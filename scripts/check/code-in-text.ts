import type {Code, InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {directives} from '../../src/directives';
import type {Finding} from '../../src/lib/finding';
import {findingAt, type Check, type SourcePage} from './context';

const RUNS: Readonly<Record<string, string>> = {
  mdxTextExpression: 'braces run as program code',
  mdxFlowExpression: 'braces run as program code',
  mdxjsEsm: 'the line runs as program code',
  mdxJsxTextElement: 'a tag is program code',
  mdxJsxFlowElement: 'a tag is program code',
};
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const NAMES = directives.filter(({type}) => type === 'textDirective').map(({name}) => name);
const DIRECTIVE = new RegExp(String.raw`:(?:${NAMES.join('|')})\[[\w.-]+\]`);

/** Pages hold text: nothing in them runs, and what is code is shown as it is written. */
export const codeInText: Check = {
  name: 'code-in-text',
  run: ({subjects}) => ({looked: subjects.length, findings: subjects.flatMap(checkPage)}),
};

function checkPage(page: SourcePage): Finding[] {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  visit(page.markdown, (node: Nodes) => {
    const what = RUNS[node.type];
    const isComment = 'value' in node && COMMENT.test(node.value);
    if (what && !isComment) {
      findings.push(
        findingAt(page, node, what, 'put what means itself in `code`, and write Markdown for tags'),
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
          `within code, "${shown}" is shown as it is written`,
          'move it out of the code, or write an example without a figure of ours',
        ),
      ]
    : [];
}
