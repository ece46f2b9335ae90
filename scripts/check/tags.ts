import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {directives} from '../../src/directives';
import type {Finding} from '../../src/lib/finding';
import {findingAt, pageRule, type SourcePage} from './context';
import {nodesOf} from './prose';

/** Tags without a mark of their own in Markdown. */
export const ALLOWED_TAGS: readonly string[] = ['br', 'kbd', 'sub', 'sup'];

/** What to write instead of tags that are often used. */
const INSTEAD: readonly (readonly [name: RegExp, instead: string])[] = [
  [
    /^(?:details|summary|tabs|tabitem|dl|h[1-6])$/i,
    'write headings with ##: readers and the search find the text there',
  ],
  [/^(?:aside|div|section)$/, 'remove it, or write a box: ":::note[Title]", the text, ":::"'],
  [/^(?:iframe|video|audio|source)$/, 'link to it: pages load nothing from other sites'],
  [/^img$/, 'write ![description](./file.png)'],
  [/^a$/, 'write [text](address)'],
  [/^(?:b|i|u|em|strong|mark)$/, 'use **bold** or *italics*'],
  [/^(?:table|thead|tbody|tfoot|t[rdh])$/, 'write the table with | and ---'],
  [/^(?:ul|ol|li)$/, 'write the list with - or 1.'],
  [/^(?:code|pre)$/, 'write `code`, or three backticks above and below it'],
  [/^[A-Z]/, 'write its content in Markdown: components work only in src/pages'],
  [/^/, 'remove the tag, or put it in `code` if readers are to see it'],
];

const TAGS = ['mdxJsxTextElement', 'mdxJsxFlowElement'] as const;
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const NAMES = directives.filter(({type}) => type === 'textDirective').map(({name}) => name);
const DIRECTIVE = new RegExp(String.raw`:(?:${NAMES.join('|')})\[[\w.-]+\]`);

/** Articles contain no JSX, JavaScript or HTML, and no page has directives inside code. */
export const tags = pageRule('code-in-text', (page) => [
  // The pages of src/pages are made of components.
  ...(page.file.startsWith('src/') ? [] : [...tagsIn(page), ...expressionsIn(page)]),
  ...nodesOf(page.markdown, 'code', 'inlineCode').flatMap((node): Finding[] => {
    const [written] = DIRECTIVE.exec(node.value) ?? [];
    const fix = 'move it out of the code, or use an example value';
    return written ? [findingAt(page, node, `"${written}" is not replaced inside code`, fix)] : [];
  }),
]);

function tagsIn(page: SourcePage): Finding[] {
  const found = nodesOf(page.markdown, ...TAGS).filter((tag) => !isAllowed(tag));
  // A tag inside another one is a part of the same fault.
  const inner = new Set(found.flatMap(({children}) => nodesOf({type: 'root', children}, ...TAGS)));
  return found
    .filter((tag) => !inner.has(tag))
    .map((tag) => {
      const name = tag.name ?? '';
      const [, instead = ''] = INSTEAD.find(([pattern]) => pattern.test(name)) ?? [];
      return findingAt(page, tag, `the tag <${name}> is not allowed`, instead);
    });
}

function isAllowed({type, name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  const isInLine = type === 'mdxJsxTextElement' || name !== 'br';
  return ALLOWED_TAGS.includes(name ?? '') && attributes.length === 0 && isInLine;
}

function expressionsIn(page: SourcePage): Finding[] {
  const code = nodesOf(page.markdown, 'mdxjsEsm').map((node) => {
    const fix = 'remove it: articles contain no components and no code that runs';
    return findingAt(page, node, 'this line is run as code', fix);
  });
  const braces = nodesOf(page.markdown, 'mdxTextExpression', 'mdxFlowExpression')
    .filter(({value}) => !COMMENT.test(value))
    .map((node) => {
      const fix = `put "${wordAround(page, node)}" in \`code\`, or write it without { }`;
      return findingAt(page, node, 'text in braces is run as code', fix);
    });
  return [...code, ...braces];
}

/** The word with braces in it, such as a path. */
function wordAround({content}: SourcePage, {position}: Nodes): string {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  const [before = ''] = /[^\s`"'(|>]*$/.exec(content.slice(Math.max(0, start - 80), start)) ?? [];
  const [after = ''] = /^[^\s`"'),|<]*/.exec(content.slice(end)) ?? [];
  const [text = ''] = `${before}${content.slice(start, end)}${after}`.split('\n');
  return text;
}
