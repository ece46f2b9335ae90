import {
  type Figure,
  type SearchDocument,
  type Section,
  stemsOf,
  type Synonym,
  wordsOf,
} from '@portal/search';

import {formatFigure} from '../../../content/figures/format';
import type {FigureRecord} from '../../../content/figures/schema';
import {TIME_UNITS} from '../../../content/figures/units';
import {figuresOf, pageAt} from '../../../content/sources';
import type {ContentTree} from '../../../content/tree';

/** What visitors call a kind of figure, by a word of its label. */
const MEASURES: readonly [label: RegExp, words: string][] = [
  [/\bfees?\b/i, 'fee fees cost price charge commission rate how much'],
  [/limit|smallest|minimum|shortest/i, 'limit minimum min smallest lowest least'],
  [/limit|\bmost\b|per day|per month|single payment/i, 'limit maximum max largest highest most'],
  [/per day|in a day/i, 'daily'],
  [/per month|in a month/i, 'monthly'],
  [/requests/i, 'limit maximum rate how many'],
];
/** A time that something lasts or may have lasted, not one that something takes. */
const PERIOD = /\b(age|kept|holding|inactivity|period|retry)\b/i;
/** Longer values, such as lists of countries, are no figure to read at a glance. */
const MAX_VALUE = 40;

/** The figures of a version, with the sections that show them; "kyc" is found by its synonyms too. */
export function figureEntries(
  tree: ContentTree,
  documents: readonly SearchDocument[],
  synonyms: readonly Synonym[],
): Figure[] {
  const seen = new Set<string>();
  const {language, ...original} = tree;
  const english = figuresOf(original).figures;
  return [...figuresOf(tree).figures].flatMap(([id, record]) => {
    const {label, applies, page} = record;
    const value = formatFigure(record, language);
    const {route, title, updated} = pageAt(page, tree);
    if (value.length > MAX_VALUE || !updated || seen.has(label)) return [];
    seen.add(label);
    // What visitors call it is known in English; they may ask in both languages.
    const said = english.get(id) ?? record;
    const names = [
      ...namesOf(label),
      ...(said === record ? [] : namesOf(said.label)),
      ...namesOf(id.replace(/\W/g, ' '), synonyms),
    ];
    const document = documents.find(({url}) => url === route);
    const anchor = document && anchorOf(document.sections, value, [...names, ...namesOf(title)]);
    const url = anchor ? `${route}#${anchor}` : route;
    const measures = namesOf(measuresOf(said));
    const shown = {
      title: [label],
      path: [title],
      excerpt: [applies],
      figure: {value, updated},
    };
    // "How long does it take" asks for a time, "it does not take my password" for none.
    const isTime = measures.includes('fast');
    return {
      result: {kind: 'figure', url, ...shown},
      names: isTime ? [...names, 'take'] : names,
      measures,
    };
  });
}

function measuresOf({label, unit}: FigureRecord): string {
  const own = MEASURES.filter(([pattern]) => pattern.test(label)).map(([, words]) => words);
  if (!TIME_UNITS.some((time) => time === unit)) return own.join(' ');
  return [...own, PERIOD.test(label) ? 'long old' : 'time long fast quick'].join(' ');
}

/** The stems of a text, and of what its single words mean. */
function namesOf(text: string, synonyms: readonly Synonym[] = []): string[] {
  const meant = wordsOf(text).flatMap(({surface}) =>
    synonyms.flatMap((one) => (one.words.includes(surface) ? one.means : [])),
  );
  return stemsOf([text, ...meant].join(' '));
}

/** The section that shows a value and has most of its names. */
function anchorOf(sections: readonly Section[], value: string, names: string[]): string {
  const showing = sections.filter(
    ({anchor, text, rows = ''}) => anchor && `${text} ${rows}`.includes(value),
  );
  const found = showing.map(
    ({heading, text, rows = ''}) =>
      stemsOf(`${heading} ${text} ${rows}`).filter((stem) => names.includes(stem)).length,
  );
  return showing[found.indexOf(Math.max(...found))]?.anchor ?? '';
}
