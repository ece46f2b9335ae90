import {slug} from 'github-slugger';
import type {
  BlockContent,
  Code,
  Heading,
  Html,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {nodesOfHtml} from './html';
import {withoutTags} from './inline';
import type {Job} from './job';
import {letters, withoutParts} from './parts';
import type {Vault} from './verbatim';

interface Page extends Job {
  /** Anchors to which links of the page lead. */
  linked: ReadonlySet<string>;
}

/** The nodes of a page in the Markdown of the site. */
export function converted(nodes: readonly RootContent[], page: Job): RootContent[] {
  const linked = new Set<string>();
  const root: Root = {type: 'root', children: [...nodes]};
  visit(root, (node) => {
    if (node.type === 'link' && node.url.startsWith('#')) linked.add(node.url.slice(1));
    if (node.type !== 'html') return;
    for (const [, id = ''] of node.value.matchAll(/href=["']#([^"']+)/g)) linked.add(id);
  });
  const children = flow(nodes, {...page, linked}, true);
  visit({type: 'root', children}, 'link', (node) => {
    // Docusaurus has all anchors in lower case.
    if (node.url.startsWith('#')) node.url = node.url.toLowerCase();
  });
  return children;
}

function flow(nodes: readonly RootContent[], page: Page, isPage = false): RootContent[] {
  const all = nodes.flatMap((node): RootContent[] => {
    const isComment = node.type === 'html' && node.value.startsWith('<!--');
    return node.type === 'html' && !isComment ? nodesOfHtml(node.value, page) : [node];
  });
  return withoutParts(all, isPage).flatMap((node) => block(node, page));
}

function block(node: RootContent, page: Page): RootContent[] {
  switch (node.type) {
    case 'paragraph':
      node.children = inline(node.children, page, false);
      return paragraphs(node);
    case 'heading':
      node.children = inline(node.children, page, true);
      return [node];
    case 'code':
      return [code(node, page.vault)];
    case 'table':
      return [table(node, page)];
    case 'list':
      for (const item of node.children) item.children = flow(item.children, page) as BlockContent[];
      return [node];
    case 'blockquote':
    case 'containerDirective':
    case 'footnoteDefinition':
      node.children = flow(node.children, page) as BlockContent[];
      return [node];
    default:
      return [node];
  }
}

function inline(nodes: PhrasingContent[], page: Page, isHeading: boolean): PhrasingContent[] {
  const {vault, linked, note} = page;
  const anchors: string[] = [];
  const words = withoutTags(nodes, page).flatMap((node): PhrasingContent[] => {
    if (node.type !== 'inlineCode' || node.position) return [node];
    if (node.data?.stands !== 'anchor') return [{...node, value: vault.restored(node.value)}];
    anchors.push(node.value);
    return [];
  });
  const lost = anchors.find((each) => !isHeading && linked.has(each));
  if (lost) note({kind: 'look', text: `Links lead to #${lost}, which is no heading here.`});
  const text = vault.restored(toString(words, {includeHtml: false}));
  const id = isHeading ? anchors.find((each) => isKept(each, text, linked)) : undefined;
  if (id === undefined) return words;
  const gap: PhrasingContent[] = /\s$/.test(text) ? [] : [{type: 'text', value: ' '}];
  return [...words, ...gap, {type: 'html', value: `<!-- #${id.toLowerCase()} -->`}];
}

/** Whether an anchor is another one than the words of its heading make. Help desks number all headings. */
function isKept(id: string, words: string, linked: ReadonlySet<string>): boolean {
  const isNumber = /^(?:h_|_|\d)/.test(id) && !linked.has(id);
  const isAnchor = /^[a-z0-9][\w-]*$/i.test(id);
  return isAnchor && id.toLowerCase() !== slug(words.trim()) && !isNumber;
}

/** A paragraph for each part between two or more line breaks. */
function paragraphs(node: Paragraph): Paragraph[] {
  const {children} = node;
  const isBreak = (each: PhrasingContent | undefined): boolean =>
    each?.type === 'break' ||
    (each?.type === 'inlineCode' && each.data?.stands === 'tag' && each.value === '<br />');
  const parts: PhrasingContent[][] = [[]];
  children.forEach((each, at) => {
    const isDouble = isBreak(each) && (isBreak(children[at + 1]) || isBreak(children[at - 1]));
    if (isDouble) parts.push([]);
    else parts.at(-1)?.push(each);
  });
  return parts.filter((part) => part.length > 0).map((part) => ({...node, children: part}));
}

/** A code block with its code, and a language in the form of Docusaurus. */
function code({lang, meta, value}: Code, vault: Vault): Code {
  const info = `${lang ?? ''} ${meta ?? ''}`.trim();
  const [, braces = ''] = /^\{ *\.([\w+#-]+)[^}]*\}/.exec(info) ?? [];
  const [, name = '', lines = '', rest = ''] =
    /^([^\s{=:"]+(?![^\s]*=))?(?::\S*)?(\{[\d,-]+\})?(.*)$/s.exec(info) ?? [];
  const others = rest
    .replace(
      /\bhl_lines="([\d -]+)"/,
      (_, each: string) => `{${each.trim().replaceAll(/\s+/g, ',')}}`,
    )
    .replaceAll(/\b(?:linenums|linenos|line-numbers|overflow|hl_lines)(?:="?[^"\s]*"?)?/g, '')
    .trim();
  const shown = [lines, braces ? '' : others].filter(Boolean).join(' ');
  return {
    type: 'code',
    lang: braces || name || 'text',
    meta: shown || null,
    value: vault.restored(value),
  };
}

/** A table keeps its source if nothing in it changes. */
function table(node: Table, page: Page): Table {
  const before = JSON.stringify(node);
  visit(node, 'tableCell', (cell) => {
    cell.children = inline(cell.children, page, false).map((each) =>
      each.type === 'break' ? lineBreak : each,
    );
  });
  let hasText = false;
  visit(node, 'text', ({value}) => {
    hasText ||= /[{<]/.test(value);
  });
  if (JSON.stringify(node) !== before || hasText) delete node.position;
  return node;
}

const lineBreak: Html = {type: 'html', value: '<br />'};

/** The depth of headings: 2 and below, without skipping one. */
export function withLevels(nodes: readonly RootContent[]): RootContent[] {
  const open: number[] = [];
  return nodes.map((node): RootContent => {
    if (node.type === 'heading') {
      while ((open.at(-1) ?? 0) >= node.depth) open.pop();
      open.push(node.depth);
      return {...node, depth: Math.min(6, open.length + 1) as Heading['depth']};
    }
    return node;
  });
}

/** Takes the heading of the page out of its text, if it is the title or the page has none. */
export function withoutTitle(
  nodes: readonly RootContent[],
  own: string,
  vault: Vault,
): {title: string; children: RootContent[]} {
  const first = nodes.find((node) => node.type === 'heading');
  const words = first && first.depth === 1 ? vault.restored(toString(first)).trim() : '';
  const isTitle = words !== '' && (own === '' || letters(own) === letters(words));
  return isTitle
    ? {title: own || words, children: nodes.filter((node) => node !== first)}
    : {title: own, children: [...nodes]};
}
