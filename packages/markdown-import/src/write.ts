import type {Html, Nodes, Root} from 'mdast';
import {defaultHandlers, type Handle} from 'mdast-util-to-markdown';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** The parsed text. Braces and components of JSX are text and HTML in it. */
export function parsed(source: string): Root {
  return parser.parse(source);
}

/** MDX would run braces and tags. */
const escaped = (text: string): string => text.replaceAll(/(?<!\\)[{<]/g, String.raw`\$&`);

const text: Handle = ({data, value}: Extract<Nodes, {type: 'text'}>, _, state, info) =>
  escaped(data?.isMarkdown ? value : state.safe(value, info));

const inlineCode: Handle = (node: Extract<Nodes, {type: 'inlineCode'}>, _, state) => {
  if (node.data?.stands) return node.value;
  const shown = defaultHandlers.inlineCode(node, undefined, state);
  return state.stack.includes('tableCell') ? shown.replaceAll('|', String.raw`\|`) : shown;
};

const html: Handle = ({value}: Html) => value.replaceAll(/<!--([^]*?)-->/g, '{/*$1*/}');

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkDirective)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    incrementListMarker: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    handlers: {text, html, inlineCode},
  })
  .freeze();

/** Nodes that are written as they stand in the source, if they have a place in it. */
const KEPT = /^(?:text|inlineCode|(?:link|image|footnote)Reference|(?:text|leaf)Directive)$/;

/** The nodes in Markdown. */
export function written(root: Root, source: string): string {
  visit(root, (node, at, parent) => {
    const {position} = node;
    if (!KEPT.test(node.type) || !position || at === undefined || !parent) return undefined;
    const kept = source
      .slice(position.start.offset, position.end.offset)
      // The marks of a quotation, and the indent of an item, are written again.
      .replaceAll(/\n[ \t>]*/g, '\n');
    parent.children[at] = {type: 'html', value: node.type === 'text' ? escaped(kept) : kept};
    return SKIP;
  });
  // A colon in an address is no directive.
  return writer.stringify(root).replaceAll(/(?<=\]\(<?\w+)\\:/g, ':');
}
