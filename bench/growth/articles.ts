import {picker} from '../../scripts/generated/random';
import {titleOf} from '../../scripts/generated/title';
import {slugOf} from '../../src/content/kinds';
import type {PlainPage} from '../starlight/articles';
import {partsOf, write} from './sections';

/** A generated article, for both sites. */
export interface GeneratedArticle extends PlainPage {
  /** The body as source of the portal. */
  mdx: string;
  /** Folder of the knowledge base that it lies in. */
  category: string;
}

/** Sections of an article, which makes it as long as the real ones are. */
const SECTIONS = 9;

/** Whether a page is an article in a folder of the knowledge base. */
export function isArticle({slug}: PlainPage): boolean {
  return /^knowledge-base\/[^/]+\/[^/]+$/.test(slug);
}

/**
 * Makes articles from the sections of real ones, with tables, code and links, spread evenly over
 * the categories there are. The same input gives the same articles.
 */
export function generateArticles(pages: readonly PlainPage[], count: number): GeneratedArticle[] {
  const real = pages.filter(isArticle);
  const {openings, sections} = partsOf(real);
  const categories = [...new Set(real.map(({slug}) => slug.split('/')[1] ?? ''))].sort();
  const pick = picker(11);
  return Array.from({length: count}, (_, index): GeneratedArticle => {
    const title = titleOf(index);
    const category = categories[index % categories.length] ?? '';
    const blocks = [
      ...pick(openings),
      ...Array.from({length: SECTIONS}, () => pick(sections)).flat(),
    ];
    const {plain, mdx} = write(blocks);
    return {
      slug: `knowledge-base/${category}/${slugOf(title)}`,
      title,
      description: pick(real).description,
      category,
      body: plain,
      mdx,
    };
  });
}
