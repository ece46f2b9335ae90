import type {Code, InlineCode, Nodes} from 'mdast';

import {directives} from '../../src/directives';
import type {Finding} from '../../src/lib/finding';
import {insteadOf, isAllowed} from './allowed-tags';
import {findingAt, pageRule, type SourcePage} from './context';
import {merged} from './merged';
import {nodesOf} from './prose';

const TAGS = ['mdxJsxTextElement', 'mdxJsxFlowElement'] as const;
const EXPRESSIONS = ['mdxTextExpression', 'mdxFlowExpression'] as const;
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const NAMES = directives.filter(({type}) => type === 'textDirective').map(({name}) => name);
const DIRECTIVE = new RegExp(String.raw`:(?:${NAMES.join('|')})\[[\w.-]+\]`);

/** Articles contain no JSX, JavaScript or HTML, and no page has directives inside code. */
export const codeInText = pageRule('code-in-text', (page) => [
  // The pages of src/pages are made of components.
  ...(page.file.startsWith('src/') ? [] : merged([...tagsIn(page), ...expressionsIn(page)])),
  ...nodesOf(page.markdown, 'code', 'inlineCode').flatMap((node) => directivesIn(page, node)),
]);

function tagsIn(page: SourcePage): Finding[] {
  const tags = nodesOf(page.markdown, ...TAGS).filter((tag) => !isAllowed(tag));
  // A tag inside another one is a part of the same fault.
  const inner = new Set(tags.flatMap(({children}) => nodesOf({type: 'root', children}, ...TAGS)));
  return tags
    .filter((tag) => !inner.has(tag))
    .map((tag) => {
      const message = `the tag <${tag.name ?? ''}> is not allowed`;
      return findingAt(page, tag, message, insteadOf(tag.name));
    });
}

function expressionsIn(page: SourcePage): Finding[] {
  const code = nodesOf(page.markdown, 'mdxjsEsm').map((node) => {
    const fix = 'remove it: articles contain no components and no code that runs';
    return findingAt(page, node, 'this line is run as code', fix);
  });
  const braces = nodesOf(page.markdown, ...EXPRESSIONS)
    .filter(({value}) => !COMMENT.test(value))
    .map((node) => {
      const fix = `put "${textAround(page, node)}" in \`code\`, or write it without { }`;
      return findingAt(page, node, 'text in braces is run as code', fix);
    });
  return [...code, ...braces];
}

/** The word with braces in it, such as a path. */
function textAround({content}: SourcePage, {position}: Nodes): string {
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
