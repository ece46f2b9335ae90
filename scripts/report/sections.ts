import {type Endpoints, endpoints} from '../../src/config/endpoints';
import {formatFigure} from '../../src/content/figures/format';
import {disagreementsIn} from '../../src/content/figures/resolve';
import {currentTree} from '../../src/content/tree';
import {matcherOf} from '../../src/features/glossary/model/match';
import {inspectGlossary} from '../../src/features/glossary/model/read';
import {unexplained} from '../check/abbreviations';
import type {CheckContext} from '../check/context';
import {blocksOf} from '../check/prose';
import {code, type Section} from './document';
import {answersIn} from './pages';

export function disagreements({figures}: CheckContext): Section {
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
const CHANNELS: Readonly<Record<keyof Endpoints, {source: string; without: string}>> = {
  feedback: {
    source: '“Was this helpful?” below articles',
    without: 'opens the mail program; hardly anybody sends the message',
  },
  contact: {source: 'Contact form', without: 'opens the mail program'},
  newsletter: {source: 'Newsletter', without: 'opens the mail program'},
};

export function visitorMessages(configured: Endpoints = endpoints): Section {
  const keys = Object.keys(CHANNELS) as (keyof Endpoints)[];
  return {
    heading: 'Messages from visitors',
    lead: 'Endpoints are set in src/config/endpoints.ts.',
    columns: ['Source', 'Status', 'Goes to', 'Key'],
    rows: keys.map((key) => [
      CHANNELS[key].source,
      configured[key] ? 'configured' : 'not configured',
      configured[key] ?? CHANNELS[key].without,
      code(key),
    ]),
    none: '',
  };
}

/** Terms that few pages use, and abbreviations without a term. */
export function glossaryCoverage(context: CheckContext): Section {
  const {terms} = inspectGlossary(currentTree(context.root).folder, context.root);
  const matcher = matcherOf(terms);
  const termsByPage = answersIn(context).map((page) => {
    const blocks = blocksOf(page, context.figures);
    return new Set(blocks.flatMap(({text}) => matcher(text).map(({key}) => key)));
  });
  const uses = (key: string): number => termsByPage.filter((used) => used.has(key)).length;
  return {
    heading: 'Glossary coverage',
    lead: `${terms.size} terms, of which ${[...terms.values()].filter(({article}) => article).length} link to an article that explains them in full. The table lists abbreviations that several pages use without a term, then terms that at most one page uses.`,
    columns: ['Word', 'Pages that use it', 'Status'],
    rows: [
      ...unexplained(context).map(({word, pages}) => [word, pages, 'no term']),
      ...[...terms]
        .filter(([key]) => uses(key) < 2)
        .map(([key, {name}]) => [name, uses(key), 'rarely used']),
    ],
    none: 'Every abbreviation has a term, and every term is used on several pages.',
  };
}
