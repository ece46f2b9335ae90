import {slug} from 'github-slugger';
import type {BlockContent, Code, Heading, Html, PhrasingContent, RootContent} from 'mdast';
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
  const links = JSON.stringify(nodes).matchAll(/(?:"url":|href=\\?)["']#([\w-]+)/g);
  const linked = new Set([...links].map(([, id = '']) => id));
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
      return [node];
    case 'heading':
      node.children = inline(node.children, page, true);
      return [node];
    case 'code':
      return [code(node, page.vault)];
    case 'table':
      visit(node, 'tableCell', (cell) => {
        cell.children = inline(cell.children, page, false).map((each) =>
          each.type === 'break' ? lineBreak : each,
        );
      });
      return [node];
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
  const {vault, linked} = page;
  const anchors: string[] = [];
  const words = withoutTags(nodes, page).flatMap((node): PhrasingContent[] => {
    if (node.type !== 'inlineCode' || node.position) return [node];
    if (node.data?.stands !== 'anchor') return [{...node, value: vault.restored(node.value)}];
    anchors.push(node.value);
    return [];
  });
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

/** A code block with its code, and a language, title and marked lines as Docusaurus writes them. */
function code({lang, meta, value}: Code, vault: Vault): Code {
  const info = `${lang ?? ''} ${meta ?? ''}`.trim();
  const [, name = 'text'] = /^(?:\{ *\.)?([\w+#-]+)(?!\S*=)/.exec(info) ?? [];
  const [title = ''] = /\btitle=(?:"[^"]*"|'[^']*')/.exec(info) ?? [];
  const [, braces, numbers] = /(\{[\d,-]+\})|\bhl_lines="([\d -]+)"/.exec(info) ?? [];
  const lines = braces ?? (numbers ? `{${numbers.trim().replaceAll(/\s+/g, ',')}}` : '');
  const shown = [lines, title].filter(Boolean).join(' ');
  return {type: 'code', lang: name, meta: shown || null, value: vault.restored(value)};
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
export function withoutTitle(nodes: readonly RootContent[], own: string, vault: Vault) {
  const first = nodes.find((node) => node.type === 'heading');
  const words = first && first.depth === 1 ? vault.restored(toString(first)).trim() : '';
  const isTitle = words !== '' && (own === '' || letters(own) === letters(words));
  return isTitle
    ? {title: own || words, children: nodes.filter((node) => node !== first)}
    : {title: own, children: [...nodes]};
}
