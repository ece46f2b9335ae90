import type {Element} from 'hast';
import {defaultHandlers, type State, toMdast as convert} from 'hast-util-to-mdast';
import type {Code, Heading, PhrasingContent, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

declare module 'mdast' {
  interface Data {
    /** Anchor of a heading. */
    id?: string;
    /** Whether the page marks it with `data-search="off"`, or it is a form or the description of a drawing. */
    isAside?: boolean;
  }
}

/** Edited words as HTML, which is Markdown too: `~~` cannot stand beside a letter and a comma. */
const edit = (state: State, node: Element): PhrasingContent[] => [
  {type: 'html', value: `<${node.tagName}>`},
  ...(state.all(node) as PhrasingContent[]),
  {type: 'html', value: `</${node.tagName}>`},
];

const handlers = {
  del: edit,
  ins: edit,
  h2: heading,
  h3: heading,
  p: (state: State, node: Element) => withAsides(node, [defaultHandlers.p(state, node)]),
  div: (state: State, node: Element) => withAsides(node, state.toFlow(state.all(node))),
  // Like the default handler, with the file name of the code added.
  pre(state: State, node: Element): Code {
    const code = defaultHandlers.pre(state, node);
    const title = node.properties.dataTitle;
    return title ? {...code, lang: code.lang ?? 'text', meta: `title="${String(title)}"`} : code;
  },
};

function heading(state: State, node: Element): Heading {
  return {...defaultHandlers.h2(state, node), data: {id: String(node.properties.id ?? '')}};
}

function withAsides(node: Element, made: readonly (RootContent | undefined)[]): RootContent[] {
  const blocks = made.filter((block) => block !== undefined);
  if (node.properties.dataSearch !== 'off') return blocks;
  return blocks.map((block) => ({...block, data: {...block.data, isAside: true}}));
}

/**
 * Converts plain elements to Markdown.
 *
 * @param address base URL of relative links
 */
export function toMdast(main: Element, address: string): Root {
  const base: Element = {
    type: 'element',
    tagName: 'base',
    properties: {href: address},
    children: [],
  };
  const tree = {type: 'root' as const, children: [base, ...main.children]};
  return convert(tree, {document: true, handlers}) as Root;
}

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one'})
  .freeze();

export function toMarkdown(markdown: Root): string {
  return writer.stringify(markdown);
}
