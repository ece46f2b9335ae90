import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import {parseFragment} from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {pinOf} from '../../../src/content/mdx-faults';
import {cardsOfTable} from './cards';
import {plainTree} from './code';
import {CENTERED, HIDDEN} from './kinds';
import {blockIn, type Edit, edited, type Pass} from './pass';

const BLOCK = /^<(?:p|div|section|h[1-6]|ul|ol|table|blockquote|pre|hr|figure)\b/;
/** Tags that have a form in Markdown, or say nothing to readers. Others, such as <u> and <sub>, are left. */
const TAG =
  /^(?:p|div|section|span|h[1-6]|[uo]l|li|table|thead|tbody|tfoot|t[rhd]|blockquote|pre|code|a|img|strong|em|[bi]|br|hr|figure|figcaption)$/;
const VOID = /^(?:img|br|hr)$/;

const parsedHtml = (source: string): Root => fromParse5(parseFragment(source)) as Root;
const writer = unified().use(remarkGfm).use(remarkStringify, {bullet: '-', rule: '-'});

/** HTML that stands by itself, as articles of Zendesk and Confluence do, becomes Markdown. */
export const html: Pass = (content) => {
  const {children} = plainTree(content);
  const edits: Edit[] = [];
  for (const node of children) {
    const start = node.position?.start.offset ?? 0;
    if (node.type !== 'html') continue;
    const end = start + node.value.length;
    let text = '';
    for (const source of elementsIn(node.value)) {
      const above = edited(content.slice(0, start), edits).content + text;
      text += `${text && '\n'}${/^<ol\b(?![^]*<pre)/.test(source) ? apart(markdownOf(source, content), above) : markdownOf(source, content)}`;
    }
    // Its items would become the first ones of a list below.
    const isJoined = /^\s*\d+[.)] /.test(content.slice(end)) && /(?:^|\n)\d+[.)] .*\n$/.test(text);
    if (text === node.value || isJoined) continue;
    edits.push({start, end, text: blockIn(content, start, end, text), what: 'HTML'});
  }
  return edited(content, edits);
};

/** A numbered list right below another one has another mark, or its items would be those of the first. */
function apart(markdown: string, above: string): string {
  if (!/^\n?1\. /.test(markdown)) return markdown;
  const last = plainTree(above).children.at(-1);
  const isBelow =
    last?.type === 'list' && above[last.children[0]?.position?.start.offset ?? 0] === '1';
  const [mark] = isBelow
    ? (/(?<=^\d+)[.)]/.exec(above.slice(last.position?.start.offset)) ?? [])
    : [];
  return mark === '.' ? markdown.replaceAll(/^(\d+)\. /gm, '$1) ') : markdown;
}

/** The lines of each element that is complete. */
function elementsIn(source: string): string[] {
  const elements: string[] = [];
  let open = '';
  for (const line of source.split('\n')) {
    open = open === '' ? line : `${open}\n${line}`;
    if (!isBalanced(open)) continue;
    elements.push(open);
    open = '';
  }
  return open === '' ? elements : [...elements, open];
}

/** Markdown between blank lines, or the source if it cannot be converted. */
function markdownOf(source: string, page: string): string {
  if (/^<table[^>]*\sdata-view="cards"/.test(source) && isBalanced(source)) {
    return cardsOfTable(parsedHtml(source)) ?? source;
  }
  if (!isConvertible(source, page)) return source;
  const {text, restored} = withMarks(source, page);
  const tree = toMdast(parsedHtml(text));
  const markdown = tree.type === 'root' ? writer.stringify(tree).trim() : '&#x';
  // Characters that the writer had to number are worse than the tags.
  return markdown.includes('&#x') ? source : `\n${restored(markdown)}\n`;
}

/** Whether a source is complete HTML without Markdown, code, cells that span others or hold blocks, and hidden text. */
function isConvertible(source: string, page: string): boolean {
  // In a code block, any character stands for itself.
  const text = source.replaceAll(/<pre\b[^]*?<\/pre>/g, '<pre>');
  const isForeign = /[{}`]|\*\*|\]\(|:\w*\[|(?:row|col)span/.test(text);
  const isHidden = (text.match(/<[^>]*>/g) ?? []).some((tag) => HIDDEN.test(tag));
  // In bold, it would become a heading.
  const isBold =
    CENTERED.test(text) && /^<\w+[^>]*>\s*<(b|strong)>[^]*<\/\1>\s*<\/\w+>\s*$/.test(text);
  // Its class may be the only sign of a box.
  const isBox = /\sclass="[^"]*(?:note|tip|warn|info|callout|alert|danger|important|caution)/i.test(
    text,
  );
  const cells = text.match(/<t[dh]\b[^]*?<\/t[dh]>/g) ?? [];
  const hasBlocks = cells.some((cell) =>
    /<(?:[uo]l|pre|h[1-6r]|blockquote|table|div)\b/.test(cell),
  );
  // The heading that pins an anchor is the only tag that can keep it.
  const others = text.replaceAll(HEADING, (heading: string, _, id = '', name = '') => {
    const anchor = String(id || name);
    const isKept = pinOf(anchor) !== undefined || !page.includes(`#${anchor}`);
    return isKept ? heading.replace(id ? anchor : EMPTY, '') : heading;
  });
  const [, ...anchors] = others.split(/<[^>]*\s(?:id|name)=["']?/);
  const isLinked = anchors
    .map((rest) => /^[^"'>\s]*/.exec(rest)?.[0])
    .some((anchor) => anchor && page.includes(`#${anchor}`));
  return (
    BLOCK.test(source) &&
    !isForeign &&
    !isHidden &&
    !isBold &&
    !isBox &&
    !hasBlocks &&
    !isLinked &&
    !/<a(?![^>]*\shref=)[\s>]/.test(others) &&
    isBalanced(source) &&
    tagsIn(source).every(([, , name = '']) => TAG.test(name))
  );
}

/** An anchor in a link without words. */
const EMPTY = /<a[^>]*?\s(?:id|name)="[^"]*"[^>]*>\s*<\/a>/;

/** A heading, its level, the anchor that it or an empty link in it has, and its words. */
const HEADING =
  /<h([1-6])(?:[^>]*?\sid="([^"]*)")?[^>]*>(?:\s*<a[^>]*?\s(?:id|name)="([^"]*)"[^>]*>\s*<\/a>)?([^]*?)<\/h\1>/g;

/** What the writer of Markdown would escape, or leave out, is a private character while it works. */
function withMarks(
  source: string,
  page: string,
): {text: string; restored: (markdown: string) => string} {
  const marks: string[] = [];
  const mark = (text: string): string => `${OPEN}${marks.push(text) - 1}${CLOSE}`;
  const text = source
    // Markdown has no marks around spaces.
    .replaceAll(/(<(?:strong|b|em|i|a)\b[^>]*>)(\s+)/g, '$2$1')
    .replaceAll(/(\s+)(<\/(?:strong|b|em|i|a)>)/g, '$2$1')
    .replaceAll(HEADING, (_, level: string, id = '', name = '', words: string) => {
      const anchor = id || name;
      const pin = pinOf(anchor);
      // Zendesk numbers all headings.
      const isKept = pin !== undefined && (!/^h_/.test(anchor) || page.includes(`#${anchor}`));
      return `<h${level}>${words}${isKept ? mark(` ${pin}`) : ''}</h${level}>`;
    })
    .replaceAll(/<t[dh]\b[^]*?<\/t[dh]>/g, (cell) =>
      cell.replaceAll(/\s*(?:<br *\/?>|<\/p>\s*<p\b[^>]*>)\s*/g, () => mark('<br />')),
    );
  const pattern = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');
  return {text, restored: (markdown) => markdown.replaceAll(pattern, (_, at) => marks[at] ?? '')};
}

const OPEN = '\ue000';
const CLOSE = '\ue001';

function isBalanced(source: string): boolean {
  const open = new Map<string, number>();
  for (const [, end, name = '', self] of tagsIn(source)) {
    if (self || VOID.test(name)) continue;
    open.set(name, (open.get(name) ?? 0) + (end ? -1 : 1));
  }
  return [...open.values()].every((count) => count === 0);
}

function tagsIn(source: string): RegExpMatchArray[] {
  return [...source.matchAll(/<(\/?)([a-zA-Z][\w.:-]*)[^<>]*?(\/?)>/g)];
}
