import {type Endpoints,endpoints} from '../../src/config/endpoints';
import {formatFigure} from '../../src/content/figures/format';
import {disagreementsIn} from '../../src/content/figures/resolve';
import {currentTree} from '../../src/content/tree';
import {matcherOf} from '../../src/features/glossary/model/match';
import {inspectGlossary} from '../../src/features/glossary/model/read';
import {type Unexplained,unexplained} from '../check/abbreviations';
import type {CheckContext} from '../check/context';
import {blocksOf} from '../check/prose';
import {code, type Section} from './document';
import {answersIn} from './pages';

export function disagreementsOf({figures}: CheckContext): Section {
  const all = disagreementsIn(figures.figures);
  return {
    heading: 'Open disagreements between figures',
    lead: 'Each page shows the other value and which one prevails. To settle a disagreement, give both records the same value, and remove disagrees_with and authoritative from both.',
    columns: ['Figure', 'Value', 'Page', 'Status', 'Record'],
    rows: all.flatMap(({label, readings}) =>
      readings.map(({id, figure, isAuthoritative}) => [
        label,
        formatFigure(figure),
        figure.page,
        isAuthoritative ? 'prevails' : '',
        code(id),
      ]),
    ),
    none: 'No two pages disagree about a figure.',
  };
}

/** What visitors send us, and what happens without an endpoint. */
const CHANNELS: Readonly<Record<keyof Endpoints, {what: string; without: string}>> = {
  feedback: {
    what: '“Was this helpful?” below articles',
    without: 'opens the mail program; hardly anybody sends the message',
  },
  contact: {what: 'Contact form', without: 'opens the mail program'},
  newsletter: {what: 'Newsletter', without: 'opens the mail program'},
};

export function endpointsSection(configured: Endpoints = endpoints): Section {
  const all = Object.entries(CHANNELS) as [keyof Endpoints, (typeof CHANNELS)['contact']][];
  return {
    heading: 'Messages from visitors',
    lead: 'Endpoints are set in src/config/endpoints.ts.',
    columns: ['Source', 'Status', 'Goes to', 'Key'],
    rows: all.map(([key, {what, without}]) => [
      what,
      configured[key]
        ? 'configured'
        : 'not configured',
      configured[key] ?? without,
      code(key),
    ]),
    none: '',
  };
}

export function configuredCount(configured: Endpoints = endpoints): {of: number; set: number} {
  const keys = Object.keys(CHANNELS) as (keyof Endpoints)[];
  return {of: keys.length, set: keys.filter((key) => configured[key]).length};
}

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
      heading: 'Glossary coverage',
      lead: `${terms.size} terms, of which ${[...terms.values()].filter(({article}) => article).length} link to an article that explains them in full. The table lists abbreviations that several pages use without a term, then terms that at most one page uses.`,
      columns: ['Word', 'Pages that use it', 'Status'],
      rows: [
        ...missing.map(({word, pages}) => [
          word,
          pages,
          'no term',
        ]),
        ...rare.map(([key, {name}]) => [
          name,
          uses.get(key) ?? 0,
          'rarely used',
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
