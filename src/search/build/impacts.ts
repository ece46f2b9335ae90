import type {SearchDocument} from '../document';
import {callTermsOf} from '../engine/calls';
import {pairsOf, wholesOf, type Word} from '../engine/words';
import {KIND_WEIGHT, LEADS} from '../kinds';
import type {Texts} from './texts';

/** A page that holds a term. */
export interface Posting {
  document: number;
  /** How well the page answers the term alone; a whole number from 1 on. */
  impact: number;
  /** Section in which the term counts most. */
  section: number;
}

/** How much a word counts by where it stands. */
const FIELDS = {title: 12, keywords: 6, heading: 3, description: 2.5, text: 1} as const;
/** Share of a word's weight from its second keyword on: five that have "e-mail" are not five times about it. */
const REPEATED = 0.5;
/** Where words stand: what the page is called, what else it is about, its parts, its text. */
const PLACES = ['title', 'named', 'headings', 'text'] as const;
type Place = (typeof PLACES)[number];
/** Share of a word's rarity that each place can give. */
const SHARE: Record<Place, number> = {title: 0.35, named: 0.3, headings: 0.18, text: 0.17};
/** Growth of a word's count that is still worth something (k1 of BM25). */
const SATURATION = 3;
/** How much the length of the text tells against a word in it, 0 to 1 (b of BM25). */
const LENGTH = 0.4;
/** Whole titles, keywords and headings, as a share of what their words are worth. */
const WHOLE = {title: 1, keywords: 0.9, heading: 0.45} as const;
/** Steps to one unit of weight: finer ones cost bytes and change no order that matters. */
const STEPS = 10;
/** A name has a page wherever it stands, be it once in a long text: who pastes it means nothing else. */
const FOUND = 1;
/** Pages kept for one term, the strongest: a weak mention among thousands never leads. */
export const STRONGEST = 600;

interface Occurrence {
  /** Weighted count by place. */
  counts: Record<Place, number>;
  /** Weight by section. */
  sections: Map<number, number>;
}

class Terms {
  readonly of = new Map<string, Occurrence>();

  add(term: string, weight: number, section: number, place: Place): void {
    const known = this.of.get(term) ?? {
      counts: {title: 0, named: 0, headings: 0, text: 0},
      sections: new Map<number, number>(),
    };
    known.counts[place] += weight;
    known.sections.set(section, (known.sections.get(section) ?? 0) + weight);
    this.of.set(term, known);
  }
}

interface Counted {
  words: Terms;
  pairs: Terms;
  wholes: Terms;
  /** Terms that are names of several parts. */
  names: Set<string>;
}

/**
 * Which pages each term leads to, and how well. Terms are stems (`withdraw`), pairs of
 * neighbours in titles, headings, keywords and descriptions (`card declin`), and whole titles,
 * keywords and headings (`card declin$`).
 */
export function impactsOf(
  documents: readonly SearchDocument[],
  texts: Texts,
): Map<string, Posting[]> {
  const lengths = documents.map(lengthOf);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const counted = documents.map((document, index) =>
    countTerms(document, texts, 1 - LENGTH + LENGTH * ((lengths[index] ?? 0) / Math.max(1, average))),
  );
  // A word is rare where few pages are about it, few headings have it, few texts mention it: each
  // place by its own count, so that the names keep their worth however much there is to read.
  const subjects = frequencyOf(documents.map((document) => subjectsOf(document, texts)));
  const frequency: Record<Place, ReadonlyMap<string, number>> = {
    title: subjects,
    named: subjects,
    headings: frequencyOf(counted.map((page) => headingTermsOf(page))),
    text: frequencyOf(counted.map(({words}) => words.of.keys())),
  };
  const rarity = (term: string, place: Place): number =>
    Math.log(1 + documents.length / (1 + (frequency[place].get(term) ?? 0)));
  // A phrase is worth what its words are: most phrases are rare, which says nothing of them. Only
  // a heading that many pages have says less.
  const worthOf = (phrase: string, place: Place, key: string): number => {
    const words = phrase.split(' ');
    const worth = words.reduce((sum, part) => sum + rarity(part, place), 0);
    return place === 'headings' ? Math.min(worth, words.length * rarity(key, place)) : worth;
  };
  const postings = new Map<string, Posting[]>();
  counted.forEach(({words, pairs, wholes, names}, document) => {
    const source = documents[document];
    if (!source) return;
    const prior = KIND_WEIGHT[source.kind] * (source.weight ?? 1);
    const post = (term: string, value: number, {sections}: Occurrence): void => {
      const impact = Math.max(Math.round(value * prior * STEPS), names.has(term) ? FOUND : 0);
      if (impact < 1) return;
      const list = postings.get(term) ?? [];
      list.push({document, impact, section: strongest(sections)});
      postings.set(term, list);
    };
    for (const [term, occurrence] of words.of) {
      post(
        term,
        sum(occurrence, (place) => rarity(term, place)),
        occurrence,
      );
    }
    for (const [term, occurrence] of pairs.of) {
      post(
        term,
        sum(occurrence, (place) => worthOf(term, place, term) / 2),
        occurrence,
      );
    }
    if (LEADS.has(source.kind)) return;
    for (const [term, occurrence] of wholes.of) {
      const {title, named, headings} = occurrence.counts;
      const phrase = term.slice(0, -1);
      const value = Math.max(
        Math.min(1, title + named) * worthOf(phrase, 'named', term),
        Math.min(WHOLE.heading, headings) * worthOf(phrase, 'headings', term),
      );
      post(term, value, occurrence);
    }
  });
  for (const list of postings.values()) keepStrongest(list);
  return postings;
}

/** What the places of a term give in all: a name says more than any number of mentions. */
function sum({counts}: Occurrence, worth: (place: Place) => number): number {
  return PLACES.reduce((total, place) => {
    const count = counts[place];
    return count === 0
      ? total
      : total + (SHARE[place] * worth(place) * count) / (count + SATURATION);
  }, 0);
}

/** Words, pairs and whole phrases of the headings of a page. */
function* headingTermsOf({words, pairs, wholes}: Counted): Iterable<string> {
  for (const terms of [words, pairs, wholes]) {
    for (const [term, {counts}] of terms.of) if (counts.headings > 0) yield term;
  }
}

function keepStrongest(list: Posting[]): void {
  if (list.length <= STRONGEST) return;
  list.sort((a, b) => b.impact - a.impact || a.document - b.document);
  list.length = STRONGEST;
  list.sort((a, b) => a.document - b.document);
}

function strongest(sections: ReadonlyMap<number, number>): number {
  let best = 0;
  let most = -1;
  for (const [section, weight] of sections) {
    if (weight > most) [best, most] = [section, weight];
  }
  return best;
}

/** In how many pages each term stands. */
function frequencyOf(pages: readonly Iterable<string>[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const terms of pages) {
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  return frequency;
}

/** Stems of what a page is about, as its title and keywords say. */
function subjectsOf({title, keywords, sections}: SearchDocument, texts: Texts): Set<string> {
  const ofSections = sections.flatMap((section) => section.keywords ?? []);
  return new Set([title, ...keywords, ...ofSections].flatMap(texts.wordsOf).map(({stem}) => stem));
}

function lengthOf({sections}: SearchDocument): number {
  return sections.reduce((sum, {text}) => sum + text.length, 0);
}

function countTerms(document: SearchDocument, texts: Texts, lengthShare: number): Counted {
  const words = new Terms();
  const pairs = new Terms();
  const wholes = new Terms();
  const names = new Set<string>();
  const addWords = (
    text: string,
    weight: number,
    section: number,
    place: Place,
  ): readonly Word[] => {
    const found = texts.wordsOf(text);
    for (const {stem, stop} of found) if (!stop) words.add(stem, weight, section, place);
    for (const {stem} of texts.joinedWordsOf(text)) {
      names.add(stem);
      // A description that has a name of code speaks of it in passing: a title or keyword is about it.
      const mentioned = text === document.description;
      words.add(stem, mentioned ? FIELDS.text : weight, section, mentioned ? 'text' : place);
    }
    return found;
  };
  const addPhrase = (
    text: string,
    weight: number,
    section: number,
    place: Place,
    whole: number,
  ): void => {
    const found = addWords(text, weight, section, place);
    for (const pair of pairsOf(found)) pairs.add(pair, weight, section, place);
    if (whole > 0) for (const term of wholesOf(found)) wholes.add(term, whole, section, place);
  };
  addPhrase(document.title, FIELDS.title, 0, 'title', WHOLE.title);
  addPhrase(document.description, FIELDS.description, 0, 'named', 0);
  const repeated = new Set<string>();
  const addKeyword = (keyword: string, section: number): void => {
    addPhrase(keyword, FIELDS.keywords, section, 'named', WHOLE.keywords);
    for (const {stem, stop} of texts.wordsOf(keyword)) {
      if (!stop && repeated.has(stem)) {
        words.add(stem, (REPEATED - 1) * FIELDS.keywords, section, 'named');
      }
      repeated.add(stem);
    }
    const [call] = callTermsOf(keyword);
    if (call !== undefined) words.add(call, FIELDS.keywords, section, 'named');
  };
  for (const keyword of document.keywords) addKeyword(keyword, 0);
  document.sections.forEach(({heading, text, keywords = []}, section) => {
    addPhrase(heading, FIELDS.heading, section, 'headings', WHOLE.heading);
    for (const keyword of keywords) addKeyword(keyword, section);
    addWords(text, FIELDS.text / lengthShare, section, 'text');
  });
  return {words, pairs, wholes, names};
}
