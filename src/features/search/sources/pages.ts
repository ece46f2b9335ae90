import type {Nodes} from 'mdast';

import {tidy, type PageText} from '../../../exports/page';
import type {SearchDocument, Section} from '../document';

/** A page that lists others repeats their words: the pages themselves shall lead. */
const LIST_WEIGHT = 0.6;
/** Headings of lists of other pages: they answer nothing. */
const NO_ANSWER = /^(related articles|further reading)$/i;

export type PageKeywords = Readonly<Record<string, readonly string[]>>;

/** A page as a whole: title, keywords, description, and its text cut at headings. */
export function pageDocument(
  {title, description, keywords, trail, text}: PageText,
  {kind, url, isList}: Pick<SearchDocument, 'kind' | 'url'> & {isList: boolean},
): SearchDocument {
  return {
    kind,
    url,
    title,
    path: kind === 'update' ? ['Updates'] : trail,
    description,
    keywords,
    sections: isList ? [] : sectionsOf(text),
    ...(isList && {weight: LIST_WEIGHT}),
  };
}

/** Cuts a text at its headings of second and third level. The first part stands above all. */
export function sectionsOf(text: PageText['text']): Section[] {
  const sections: Section[] = [{heading: '', anchor: '', text: ''}];
  for (const node of text.children) {
    const last = sections.at(-1);
    if (node.type === 'heading' && node.depth <= 3) {
      sections.push({heading: textOf(node), anchor: node.data?.id ?? '', text: ''});
    } else if (last && !(node.type === 'paragraph' && node.data?.isAside)) {
      last.text = tidy(`${last.text} ${textOf(node)}`);
    }
  }
  return sections.filter(({heading}) => !NO_ANSWER.test(heading));
}

/** Kinds of Markdown whose parts stand in one line. */
const LINES = ['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis', 'delete'];

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return tidy(node.children.map(textOf).join(LINES.includes(node.type) ? '' : ' '));
}

/** Questions of the FAQ: each a section. */
export function faqDocuments(url: string, page: PageText): SearchDocument[] {
  return page.text.children.flatMap((node, index, all): SearchDocument[] => {
    const answer = all[index + 1];
    if (node.type !== 'heading' || node.depth !== 3 || !answer) return [];
    return [
      {
        kind: 'faq',
        url: `${url}#${node.data?.id ?? ''}`,
        title: textOf(node),
        path: ['FAQ'],
        description: textOf(answer),
        keywords: [],
        sections: [],
      },
    ];
  });
}
