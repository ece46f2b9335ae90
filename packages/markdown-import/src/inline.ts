import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {attributesOf} from './attributes';
import {type Job, noteOfLeft} from './job';

interface Tag {
  name: string;
  /** Attributes, with names in lower case. */
  values: ReadonlyMap<string, string>;
  children: PhrasingContent[];
}

const EMPHASIS = {
  strong: /^(?:b|strong)$/,
  emphasis: /^(?:i|em|cite)$/,
  delete: /^(?:del|s|strike)$/,
} as const;

/** Tags that only change how a text looks. */
const LOOKS =
  /^(?:span|font|u|mark|ins|big|small|center|abbr|time|q|label|p|div|figcaption|figure|wbr|picture|source|button|summary)$/;
const FRAME = /^(?:iframe|video|audio|youtube)$/;

declare module 'mdast' {
  interface InlineCodeData {
    /** No code, but a tag that stays, or an anchor: no other inline node survives every step. */
    stands?: 'tag' | 'anchor';
  }
}

const literal = (value: string): PhrasingContent => ({type: 'text', value});
const standing = (stands: 'tag' | 'anchor', value: string): PhrasingContent => ({
  type: 'inlineCode',
  value,
  data: {stands},
});
const kept = (tag: string): PhrasingContent => standing('tag', tag);

/** An anchor, until it is known whether a heading has it anyway. */
export const anchorNamed = (id: string): PhrasingContent => standing('anchor', id);

/** Markdown for a tag of HTML or JSX in a line; undefined if none says the same. */
export function inlineHtml(tag: Tag, job: Job): PhrasingContent[] {
  return markdownOf(tag, job) ?? tag.children;
}

function markdownOf({name, values, children}: Tag, {dialect}: Job): PhrasingContent[] | undefined {
  const tag = name.toLowerCase();
  for (const type of ['strong', 'emphasis', 'delete'] as const) {
    if (EMPHASIS[type].test(tag)) return marked(type, children);
  }
  if (tag === 'br') return [kept('<br />')];
  if (dialect.tags.includes(tag)) return [kept(`<${tag}>`), ...children, kept(`</${tag}>`)];
  if (tag === 'code') return [{type: 'inlineCode', value: toString(children)}];
  const target = values.get('href') ?? values.get('to');
  if (/^(?:a|link|navlink)$/.test(tag) && target && children.length > 0) {
    return [{type: 'link', url: target, children}];
  }
  const id = values.get('id') ?? values.get('name');
  if (tag === 'a') return id ? [anchorNamed(id), ...children] : children;
  const source = values.get('src') ?? values.get('url') ?? '';
  if (/^(?:img|image)$/.test(tag) && source) {
    return [{type: 'image', url: source, alt: values.get('alt') ?? ''}];
  }
  if (FRAME.test(tag) && source) {
    const title = values.get('title');
    const words = title && !/player/i.test(title) ? title : source;
    return [{type: 'link', url: source, children: [literal(words)]}, ...children];
  }
  return LOOKS.test(tag) ? children : undefined;
}

/** Emphasis without spaces at its ends, which Markdown would show as asterisks. */
function marked(type: keyof typeof EMPHASIS, children: PhrasingContent[]): PhrasingContent[] {
  const words = toString(children);
  if (words.trim() === '') return children;
  const trimmed = children.map((node, at): PhrasingContent => {
    if (node.type !== 'text') return node;
    const value = at === 0 ? node.value.trimStart() : node.value;
    return {...literal(at === children.length - 1 ? value.trimEnd() : value), data: node.data};
  });
  const space = (edge: RegExp): PhrasingContent[] => (edge.test(words) ? [literal(' ')] : []);
  return [...space(/^\s/), {type, children: trimmed}, ...space(/\s$/)];
}

const VOID = /^(?:br|img|hr|wbr|source|input)$/i;

function tagOf(node: PhrasingContent | undefined) {
  const [, slash, name = '', attributes = '', self] =
    (node?.type === 'html' && /^<(\/?)([A-Za-z][\w.:-]*)([^]*?)(\/?)>$/.exec(node.value)) || [];
  if (name === '') return undefined;
  return {name, isClosing: slash === '/', isAlone: Boolean(self) || VOID.test(name), attributes};
}

/** Inline nodes with Markdown in place of tags. */
export function withoutTags(nodes: readonly PhrasingContent[], job: Job): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) continue;
    if ('children' in node) node.children = withoutTags(node.children, job);
    const tag = tagOf(node);
    if (!tag || tag.isClosing) {
      if (!tag) result.push(node);
      continue;
    }
    const {name, attributes} = tag;
    const length = tag.isAlone ? -1 : lengthOf(nodes.slice(at + 1), name);
    const children = length < 0 ? [] : withoutTags(nodes.slice(at + 1, at + 1 + length), job);
    const shown = markdownOf({name, values: attributesOf(attributes), children}, job);
    const source = node.type === 'html' ? node.value : '';
    if (length >= 0) at += length + 1;
    if (shown && (length >= 0 || tag.isAlone || LOOKS.test(name.toLowerCase())))
      result.push(...shown);
    // What readers replace, as in <your-key>.
    else if (length < 0 && !tag.isAlone && !attributes.includes('=')) result.push(literal(source));
    else {
      noteOfLeft(source, job);
      result.push({type: 'inlineCode', value: source}, ...children);
    }
  }
  return result;
}

/** Number of nodes in front of the one that closes a tag; -1 if there is none. */
function lengthOf(nodes: readonly PhrasingContent[], name: string): number {
  let depth = 1;
  return nodes.findIndex((node) => {
    const tag = tagOf(node);
    if (tag?.name === name && !tag.isAlone) depth += tag.isClosing ? -1 : 1;
    return depth === 0;
  });
}
