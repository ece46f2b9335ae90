import type {SearchDocument, Section} from '../../src/search/document';
import {picker} from '../generated/random';
import {titleOf} from '../generated/title';

const SECTIONS = 6;
const SENTENCES_IN_SECTION = 12;

/**
 * Makes articles from the sentences and headings of real ones, under titles of their own. The
 * same input gives the same articles.
 */
export function generateArticles(
  documents: readonly SearchDocument[],
  count: number,
): SearchDocument[] {
  const real = documents.filter(({kind}) => kind === 'article').flatMap(({sections}) => sections);
  const sentences = real
    .flatMap(({text}) => text.match(/[^.!?]+[.!?]+/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 30);
  const headings = real.map(({heading}) => heading).filter((heading) => heading !== '');
  if (sentences.length === 0 || headings.length === 0) throw new Error('There is no article');
  const pick = picker(7);
  const paragraph = (length: number): string =>
    Array.from({length}, () => pick(sentences)).join(' ');
  return Array.from({length: count}, (_, index): SearchDocument => {
    const title = titleOf(index);
    const section = (heading: string): Section => ({
      heading,
      anchor: heading.toLowerCase().replace(/\W+/g, '-'),
      text: paragraph(SENTENCES_IN_SECTION),
    });
    return {
      kind: 'article',
      url: `/knowledge-base/generated/${index}`,
      title,
      path: ['Knowledge Base', 'Generated'],
      description: pick(sentences).slice(0, 160),
      keywords: title.toLowerCase().split(' '),
      sections: [section(''), ...Array.from({length: SECTIONS}, () => section(pick(headings)))],
    };
  });
}
