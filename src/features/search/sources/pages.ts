import type {Nodes} from 'mdast';

import {tidy} from '../../exports/hast';
import type {PageText} from '../../exports/page';
import type {ResultKind, SearchDocument, Section} from '../document';

/** Headings of lists of other pages, legal sources and versions. */
const NO_ANSWER = /^(related articles|further reading|sources|changes)$/i;
/** Markdown nodes whose children are joined without a space. */
const INLINE_JOINED = ['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis', 'delete'];

/** @param isList whether the page lists other pages and repeats their words */
export function pageDocument(
  {title, description, keywords, trail, text}: PageText,
  kind: ResultKind,
  url: string,
  isList: boolean,
): SearchDocument {
  const path = kind === 'update' ? ['Updates'] : trail;
  const sections = isList ? [] : sectionsOf(text);
  return {kind, url, title, path, description, keywords, sections, isList};
}

/** Splits a text at its second- and third-level headings. */
export function sectionsOf({children}: PageText['text']): Section[] {
  const sections: Section[] = [{heading: '', anchor: '', text: ''}];
  for (const node of children) {
    const last = sections.at(-1);
    if (node.data?.isAside) continue;
    if (node.type === 'heading' && node.depth <= 3) {
      sections.push({heading: textOf(node), anchor: node.data?.id ?? '', text: ''});
    } else if (last) {
      last.text = tidy(`${last.text} ${textOf(node)}`);
    }
  }
  return sections.filter(({heading}) => !NO_ANSWER.test(heading));
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  // A table row becomes a sentence, so that excerpts begin and end at sentence boundaries.
  if (node.type === 'tableRow') return `${node.children.map(textOf).filter(Boolean).join(', ')}.`;
  return tidy(node.children.map(textOf).join(INLINE_JOINED.includes(node.type) ? '' : ' '));
}

/** Each third-level heading of a page of short answers, with the first block of its answer. */
export function answerDocuments(
  kind: ResultKind,
  url: string,
  {title, text: {children}}: PageText,
): SearchDocument[] {
  const path = [kind === 'faq' ? 'FAQ' : title];
  return children.flatMap((node, at): SearchDocument[] => {
    const answer = children[at + 1];
    if (node.type !== 'heading' || node.depth !== 3 || !answer) return [];
    const place = {url: `${url}#${node.data?.id ?? ''}`, path};
    const question = {title: textOf(node), description: textOf(answer)};
    return [{kind, ...place, ...question, keywords: [], sections: []}];
  });
}
