import {endpoints, type Endpoints} from '../../src/config/endpoints';
import {formatFigure} from '../../src/content/figures/format';
import {disagreementsIn} from '../../src/content/figures/resolve';
import {currentTree} from '../../src/content/tree';
import {matcherOf} from '../../src/features/glossary/model/match';
import {inspectGlossary} from '../../src/features/glossary/model/read';
import {unexplained, type Unexplained} from '../check/abbreviations';
import type {CheckContext} from '../check/context';
import {blocksOf} from '../check/prose';
import type {Section} from './document';
import {answersIn} from './pages';

/** Figures of which two pages say something else. */
export function disagreementsOf({figures}: CheckContext): Section {
  const all = disagreementsIn(figures.figures);
  return {
    id: 'figures',
    heading: 'Open disagreements between figures',
    lead: 'Each page tells its readers of the other reading and which prevails. To settle one: give both records the same value, and remove disagrees_with and authoritative from both.',
    columns: ['Figure', 'Reading', 'Page', 'In doubt', 'Record'],
    rows: all.flatMap(({label, readings}) =>
      readings.map(({id, figure, isAuthoritative}) => [
        label,
        formatFigure(figure),
        figure.page,
        isAuthoritative ? {text: 'applies', tone: 'good' as const} : '',
        {code: id},
      ]),
    ),
    none: 'All pages give the same figures.',
  };
}

/** What visitors say to us, and what becomes of it without an address. */
const CHANNELS: Readonly<Record<keyof Endpoints, {what: string; without: string}>> = {
  feedback: {
    what: '“Was this helpful?” below articles',
    without: 'opens the mail program of the visitor; hardly anybody sends it',
  },
  search: {what: 'Searches that found nothing', without: 'nobody learns of them'},
  contact: {what: 'Contact form', without: 'opens the mail program of the visitor'},
  newsletter: {what: 'Newsletter', without: 'opens the mail program of the visitor'},
};

/** Whether what visitors say arrives anywhere. */
export function endpointsSection(configured: Endpoints = endpoints): Section {
  const all = Object.entries(CHANNELS) as [keyof Endpoints, (typeof CHANNELS)['contact']][];
  return {
    id: 'endpoints',
    heading: 'What visitors tell us',
    lead: 'Addresses are set in src/config/endpoints.ts.',
    columns: ['From', 'State', 'Goes to', 'Key'],
    rows: all.map(([key, {what, without}]) => [
      what,
      configured[key]
        ? {text: 'configured', tone: 'good'}
        : {text: 'not configured', tone: 'soon'},
      configured[key] ?? without,
      {code: key},
    ]),
    none: '',
  };
}

/** How many of the channels lead anywhere. */
export function configuredCount(configured: Endpoints = endpoints): {of: number; set: number} {
  const keys = Object.keys(CHANNELS) as (keyof Endpoints)[];
  return {of: keys.length, set: keys.filter((key) => configured[key]).length};
}

interface Coverage {
  terms: number;
  /** Abbreviations that articles use and no term explains, by the number of pages. */
  missing: Unexplained[];
  section: Section;
}

/** Which terms carry their weight, and which abbreviations nobody explains. */
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
      lead: `${terms.size} terms; ${[...terms.values()].filter(({article}) => article).length} of them lead to an article that explains them in full. Below: abbreviations that several pages use and no term explains, then terms that only one page uses.`,
      columns: ['Word', 'Pages that use it', 'State'],
      rows: [
        ...missing.map(({word, pages}) => [
          word,
          pages,
          {text: 'no term', tone: 'soon' as const},
        ]),
        ...rare.map(([key, {name}]) => [
          name,
          uses.get(key) ?? 0,
          {text: 'used once', tone: 'good' as const},
        ]),
      ],
      none: 'Every abbreviation has a term, and every term is used on several pages.',
    },
  };
}

/** On how many pages each word stands. */
function countPages(pages: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of pages) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
