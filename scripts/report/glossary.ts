import {currentTree} from '../../src/content/tree';
import {matcherOf} from '../../src/features/glossary/model/match';
import {inspectGlossary} from '../../src/features/glossary/model/read';
import {unexplained, type Unexplained} from '../check/abbreviations';
import type {CheckContext} from '../check/context';
import {blocksOf} from '../check/prose';
import type {Section} from './document';
import {answersIn} from './pages';

interface Coverage {
  terms: number;
  /** Abbreviations without a term, by number of pages. */
  missing: Unexplained[];
  section: Section;
}

/** Terms that few pages use, and abbreviations without a term. */
export function coverageOf(context: CheckContext): Coverage {
  const {terms} = inspectGlossary(currentTree(context.root).folder, context.root);
  const matcher = matcherOf(terms);
  const texts = answersIn(context).map((page) =>
    blocksOf(page, context.figures).map(({text}) => text),
  );
  const uses = countPages(
    texts.map((blocks) => blocks.flatMap((text) => matcher(text).map(({key}) => key))),
  );
  const missing = unexplained(context);
  const rare = [...terms].filter(([key]) => (uses.get(key) ?? 0) < 2);
  return {
    terms: terms.size,
    missing,
    section: {
      id: 'glossary',
      heading: 'Glossary coverage',
      lead: `${terms.size} terms, of which ${[...terms.values()].filter(({article}) => article).length} link to an article that explains them in full. The table lists abbreviations that several pages use without a term, then terms that at most one page uses.`,
      columns: ['Word', 'Pages that use it', 'Status'],
      rows: [
        ...missing.map(({word, pages}) => [
          word,
          pages,
          {text: 'no term', tone: 'soon' as const},
        ]),
        ...rare.map(([key, {name}]) => [
          name,
          uses.get(key) ?? 0,
          {text: 'rarely used', tone: 'good' as const},
        ]),
      ],
      none: 'Every abbreviation has a term, and every term is used on several pages.',
    },
  };
}

/** Number of pages by word. */
function countPages(pages: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of pages) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
