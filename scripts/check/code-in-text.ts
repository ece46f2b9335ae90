import type {Code, InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {directives} from '../../src/directives';
import type {Finding} from '../../src/lib/finding';
import {findingAt, type Check, type SourcePage} from './context';

const RUNS: Readonly<Record<string, string>> = {
  mdxTextExpression: 'text in braces is run as code',
  mdxFlowExpression: 'text in braces is run as code',
  mdxjsEsm: 'this line is run as code',
  mdxJsxTextElement: 'tags are not allowed',
  mdxJsxFlowElement: 'tags are not allowed',
};
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const NAMES = directives.filter(({type}) => type === 'textDirective').map(({name}) => name);
const DIRECTIVE = new RegExp(String.raw`:(?:${NAMES.join('|')})\[[\w.-]+\]`);

/** Pages contain no JSX, JavaScript or HTML, and no directives inside code. */
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
