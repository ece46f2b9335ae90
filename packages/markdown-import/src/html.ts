import type {Element, ElementContent, Nodes as HastNodes, Root as HastRoot} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {type Handle, type State, toMdast} from 'hast-util-to-mdast';
import type {BlockContent, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {parse, parseFragment} from 'parse5';
import {EXIT, SKIP, visit} from 'unist-util-visit';

import {PARTS} from './blocks';
import {admonitionFor, type Dialect} from './dialect';
import {anchorNamed, inlineHtml} from './inline';
import {type Job, noteOfLeft} from './job';

declare module 'mdast' {
  interface TextData {
    /** Was written between Markdown, so that its marks mean something. */
    isMarkdown?: boolean;
  }
}

/** A file of HTML: what it says about itself in its head, and its article. */
export function pageOfHtml(source: string, job: Job) {
  const tree = fromParse5(parse(withParagraphs(source))) as HastRoot;
  const all: Element[] = [];
  visit(tree, 'element', (node) => void all.push(node));
  const tagged = (name: string): Element | undefined => all.find(({tagName}) => tagName === name);
  const valueOf = (key: string, value: string, wanted: string): unknown =>
    all.find(({properties}) => String(properties[key]) === value)?.properties[wanted];
  const article = all.find(({properties: {className}}) =>
    /\b(?:article[-_]+(?:body|content)|post-content)\b/.test(String(className)),
  );
  const main = article ?? tagged('article') ?? tagged('main');
  const [title = ''] = lineOf(tagged('title')).split(/ [|–—] /);
  const fields = {
    title: lineOf(tagged('h1')) || title,
    description: valueOf('name', 'description', 'content'),
    updated:
      valueOf('property', 'article:modified_time', 'content') ??
      all.find(({properties}) => properties.dateTime)?.properties.dateTime,
    canonical: valueOf('rel', 'canonical', 'href'),
  };
  const {children} = main ?? tagged('body') ?? {children: []};
  return {fields, nodes: convert({type: 'root', children}, job)};
}

/** A piece of HTML or JSX in Markdown, between whose tags Markdown stays what it is. */
export function nodesOfHtml(source: string, job: Job): RootContent[] {
  const html = withParagraphs(source)
    // An address in braces.
    .replaceAll(/=\{[^}"']*(["'])([^"']*)\1[^}]*\}/g, '="$2"')
    .replaceAll(/<(\/?)(?:Link|NavLink)\b/g, '<$1a')
    // Components are shown as code, with their attributes.
    .replaceAll(/<(?!Image\b)[A-Z][^>]*>/g, (tag) => {
      noteOfLeft(tag, job);
      return `<p><code>${tag.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></p>`;
    })
    .replaceAll(/<\/[A-Z][\w.]*>/g, '');
  const children = convert(fromParse5(parseFragment(html)) as HastRoot, job);
  visit({type: 'root', children}, 'text', (node) => {
    node.data = {...node.data, isMarkdown: true};
  });
  return children;
}

/** HTML with paragraphs in place of several line breaks. */
function withParagraphs(source: string): string {
  const breaks = /<pre\b[^]*?<\/pre>|(?:<br *\/?>\s*){2,}/gi;
  return source.replaceAll(breaks, (found) => (found.startsWith('<br') ? '</p><p>' : found));
}

/** What no reader sees, or what every page of a site has. */
const CHROME = /^(?:script|style|noscript|template|nav|footer|form|button|svg|head|title)$/;
const HIDDEN = /display: *none|visibility: *hidden/i;

function convert(tree: HastRoot, job: Job): RootContent[] {
  visit(tree, 'element', (node, at, parent) => {
    const {tagName, properties} = node;
    if (at === undefined || !parent) return undefined;
    const isHidden = properties.hidden || HIDDEN.test(String(properties.style));
    if (isHidden) job.note({kind: 'look', text: `Hidden text was left out: ${lineOf(node)}`});
    if (isHidden || CHROME.test(tagName)) {
      parent.children.splice(at, 1);
      return [SKIP, at];
    }
    if (/^(?:pre|code)$/.test(tagName)) return SKIP;
    for (const each of node.children) {
      if (each.type === 'text') each.value = each.value.replaceAll('\u00a0', ' ');
    }
    if (tagName === 'table') withHead(node);
    if (/^t[dh]$/.test(tagName)) node.children = inOneLine(node.children);
    return undefined;
  });
  const root = toMdast(tree, {handlers: handlersFor(job), document: true});
  const children = root.type === 'root' ? root.children : [];
  // Editors write empty paragraphs for space.
  return children.filter((node) => node.type !== 'paragraph' || isShown(node));
}

const isShown = (node: Paragraph): boolean =>
  node.children.some(({type}) => type === 'image') || toString(node).trim() !== '';

function lineOf(node: HastNodes | undefined): string {
  return node === undefined ? '' : toString(node).replaceAll(/\s+/g, ' ').trim();
}

/** A table of Markdown has a head: without one, its first row is that. */
function withHead(table: Element): void {
  visit(table, 'element', ({tagName, children}) => {
    if (!/^(?:thead|tr)$/.test(tagName)) return undefined;
    for (const cell of children)
      if (cell.type === 'element' && tagName === 'tr') cell.tagName = 'th';
    return EXIT;
  });
}

const lineBreak: Element = {type: 'element', tagName: 'br', properties: {}, children: []};

/** What a cell contains, with line breaks in place of paragraphs and items. */
function inOneLine(children: readonly ElementContent[]): ElementContent[] {
  const shown = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return shown.flatMap((node, at): ElementContent[] => {
    if (node.type !== 'element' || !/^(?:[uo]l|div|blockquote|p|li|h[1-6])$/.test(node.tagName)) {
      return [node];
    }
    const isLast = at === shown.length - 1 || /^(?:[uo]l|div|blockquote)$/.test(node.tagName);
    return [...inOneLine(node.children), ...(isLast ? [] : [lineBreak])];
  });
}

const INLINE = 'a b strong i em del s strike kbd sub sup u mark ins iframe video audio img'.split(
  ' ',
);

function handlersFor(job: Job): Record<string, Handle> {
  const inline: Handle = (state: State, node: Element) => {
    const values = Object.entries(node.properties).map(([key, value]): [string, string] => [
      key.toLowerCase(),
      String(value),
    ]);
    const children = state.all(node) as PhrasingContent[];
    return inlineHtml({name: node.tagName, values: new Map(values), children}, job);
  };
  const block: Handle = (state: State, node: Element) => {
    const kind = kindOf(node, job.dialect);
    const all = state.all(node);
    const children: RootContent[] =
      node.tagName === 'p'
        ? [{type: 'paragraph', children: all as PhrasingContent[]}]
        : state.toFlow(all);
    return kind ? directive(kind, '', children) : children;
  };
  const heading: Handle = (state: State, node: Element) => {
    const words = (state.all(node) as PhrasingContent[]).filter(({type}) => type !== 'break');
    const {id} = node.properties;
    const anchor = id ? [anchorNamed(String(id))] : [];
    const depth = Number(node.tagName.slice(1)) as 1 | 2;
    // All of a heading is bold anyway.
    const [only] = words;
    const shown = words.length === 1 && only?.type === 'strong' ? only.children : words;
    return {type: 'heading' as const, depth, children: [...shown, ...anchor]};
  };
  return {
    ...Object.fromEntries(INLINE.map((name) => [name, inline])),
    ...Object.fromEntries(['div', 'section', 'aside', 'p'].map((name) => [name, block])),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
    figure(state, node: Element) {
      const all = state.toFlow(state.all(node));
      const [first, ...others] = all;
      const [image] = first?.type === 'paragraph' ? first.children : [];
      if (!first || image?.type !== 'image' || (image.alt && others.length > 0)) return all;
      image.alt ||= toString({type: 'root', children: others}).trim();
      return first;
    },
    details(state, node: Element) {
      const isSummary = (each: ElementContent): boolean =>
        each.type === 'element' && each.tagName === 'summary';
      const rest = {...node, children: node.children.filter((each) => !isSummary(each))};
      const title = lineOf(node.children.find(isSummary));
      return directive(PARTS.fold, title, state.toFlow(state.all(rest)));
    },
  };
}

function directive(name: string, title: string, blocks: RootContent[]): ContainerDirective {
  const data = {directiveLabel: true};
  const label = {
    type: 'paragraph' as const,
    data,
    children: [{type: 'text' as const, value: title}],
  };
  const children = (title ? [label, ...blocks] : blocks) as BlockContent[];
  return {type: 'containerDirective', name, attributes: {}, children};
}

/** Colours of the boxes of Intercom, which have no other sign of their kind. */
const COLORS: Readonly<Record<string, string>> = {
  '#feedaf': 'warning',
  '#fed9db': 'danger',
  '#d7efdc': 'tip',
  '#e3e7fa': 'info',
};

/** The kind of box that an element is, by its class or colour. */
function kindOf({properties: {className, style}}: Element, dialect: Dialect): string | undefined {
  const classes = [className ?? []].flat().map((each) => String(each).toLowerCase());
  const names = classes.map((each) => admonitionFor(each.replace(/^.*(?:--?|__)/, ''), dialect));
  const known = names.find(Boolean);
  if (known || !classes.some((each) => /callout|admonition/.test(each))) return known;
  const [color = ''] = /#[0-9a-f]{6}/i.exec(String(style)) ?? [];
  return admonitionFor(COLORS[color.toLowerCase()] ?? 'note', dialect);
}
