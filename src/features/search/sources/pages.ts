import type {Kind, SearchDocument, Section} from '@portal/search';
import {type PageText, tidy} from 'docusaurus-markdown-copies';
import type {Nodes, Table} from 'mdast';

/** What the search reads of a page. */
export type SearchedPage = Pick<
  PageText,
  'title' | 'description' | 'keywords' | 'isUnlisted' | 'trail' | 'text'
>;

/** Headings of lists of other pages, legal sources and versions. */
const NO_ANSWER = /^(related articles|further reading|sources|changes)$/i;
/** Markdown nodes whose children are joined without a space. */
const INLINE_JOINED = ['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis'];

/** @param isList whether the page lists other pages and repeats their words */
export function pageDocument(
  {title, description, keywords, trail, text}: SearchedPage,
  kind: Kind,
  url: string,
  isList: boolean,
): SearchDocument {
  const path = kind === 'update' ? ['Updates'] : trail;
  const [top, ...others] = isList ? [] : sectionsOf(text);
  // A page that begins with a heading is introduced by its description.
  const sections = top ? [{...top, text: top.text || description}, ...others] : [];
  return {kind, url, title, path, description, keywords, sections};
}

/** Splits a text at its second- and third-level headings. */
export function sectionsOf({children}: PageText['text']): Section[] {
  const sections: Section[] = [{heading: '', anchor: '', text: ''}];
  for (const [at, node] of children.entries()) {
    const last = sections.at(-1);
    if (node.data?.isAside) continue;
    if (node.type === 'heading' && node.depth <= 3) {
      sections.push({heading: lineOf(node), anchor: node.data?.id ?? '', text: ''});
    } else if (last && (node.type === 'table' || isName(node) || isName(children[at - 1]))) {
      // A table, or a picture of text, and what introduces it: that says nothing without it.
      const [lead = ''] = /[^.!?]*:\s*$/.exec(last.text) ?? [];
      last.text = last.text.slice(0, last.text.length - lead.length);
      last.rows = tidy(`${last.rows ?? ''} ${lead} ${lineOf(node)}`);
    } else if (last && node.type !== 'code') {
      last.text += ` ${lineOf(node)}`;
    }
  }
  return sections
    .filter(({heading}) => !NO_ANSWER.test(heading))
    .map((section) => ({...section, text: tidy(section.text)}));
}

/** Whether a block is the caption of the next: bold words alone. */
function isName(node: Nodes | undefined): boolean {
  return node?.type === 'paragraph' && node.children.every(({type}) => type === 'strong');
}

/** A node as a single line of text. */
export function lineOf(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  if (node.type === 'table') return rowsOf(node).join(' ');
  if (!('children' in node)) return '';
  return tidy(node.children.map(lineOf).join(INLINE_JOINED.includes(node.type) ? '' : ' '));
}

/** Each row as a sentence that names its columns, so that it can be read alone: `Card, Fee: 3.5%.` */
function rowsOf({children: [head, ...rows]}: Table): string[] {
  const names = head?.children.map(lineOf) ?? [];
  return rows.map(({children}) => {
    const cells = children.map((cell, at) => {
      const [name, value] = [names[at], lineOf(cell)];
      return value && name && at > 0 ? `${name}: ${value}` : value;
    });
    return `${cells.filter(Boolean).join(', ')}.`;
  });
}

/** Each third-level heading of a page of short answers, with the first block of its answer. */
export function answerDocuments(
  kind: Kind,
  url: string,
  {title, text: {children}}: SearchedPage,
): SearchDocument[] {
  const path = [kind === 'faq' ? 'FAQ' : title];
  return children.flatMap((node, at): SearchDocument[] => {
    const answer = children[at + 1];
    if (node.type !== 'heading' || node.depth !== 3 || !answer) return [];
    const place = {url: `${url}#${node.data?.id ?? ''}`, path};
    const question = {title: lineOf(node), description: lineOf(answer)};
    return [{kind, ...place, ...question, keywords: [], sections: []}];
  });
}
