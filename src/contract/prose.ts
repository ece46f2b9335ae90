import type {Nodes, PhrasingContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A description of the contract, parsed at build: the browser needs no reader of Markdown. */
export type Prose = ProseNode[];

export type ProseNode =
  | {type: 'text' | 'code'; text: string}
  | {type: 'paragraph' | 'strong' | 'emphasis' | 'list' | 'item'; children: Prose}
  | {type: 'link'; url: string; children: Prose};

/** Paragraphs, lists, emphasis, code and links; anything else becomes its text. */
export function parseProse(markdown: string): Prose {
  return unified().use(remarkParse).parse(markdown).children.flatMap(nodeOf);
}

/** As {@link parseProse}, for one line: without the paragraph around it. */
export function parseInline(markdown: string): Prose {
  const [first, ...others] = parseProse(markdown);
  return first?.type === 'paragraph' && others.length === 0 ? first.children : parseProse(markdown);
}

function nodeOf(node: Nodes): Prose {
  switch (node.type) {
    case 'text':
      return [{type: 'text', text: node.value.replaceAll('\n', ' ')}];
    case 'inlineCode':
    case 'code':
      return [{type: 'code', text: node.value}];
    case 'paragraph':
    case 'strong':
    case 'emphasis':
    case 'list':
      return [{type: node.type, children: childrenOf(node)}];
    case 'listItem':
      return [{type: 'item', children: node.children.flatMap(itemContent)}];
    case 'link':
      return [{type: 'link', url: node.url, children: childrenOf(node)}];
    default:
      return 'children' in node ? childrenOf(node) : [];
  }
}

function childrenOf(node: {children: readonly Nodes[]}): Prose {
  return node.children.flatMap(nodeOf);
}

/** A list item of one paragraph needs no paragraph. */
function itemContent(node: Nodes): Prose {
  return node.type === 'paragraph'
    ? (node.children as PhrasingContent[]).flatMap(nodeOf)
    : nodeOf(node);
}
