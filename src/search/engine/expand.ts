import {type Query, respelled, type Slot} from './query';
import type {Alternative, Expansion, RankedSlot} from './rank';
import type {IndexReader} from './reader';
import {meaningsOf, type SynonymTable} from './synonyms';
import type {Candidate, Vocabulary} from './vocabulary';
import {pairsOf, wholesOf, wordOf, type Word} from './words';

/** How far a term is trusted that is not the word typed, but stands for it. */
const TRUST = {synonym: 0.85, completion: 0.5, onlyCompletion: 0.9} as const;
/** A corrected word counts so much, less for every mistake. */
const trustAfter = (mistakes: number): number => 0.85 - 0.15 * mistakes;
/** How many words a beginning, and a mistyped word, may stand for. */
const COMPLETIONS = 8;
const CORRECTIONS = 3;
/** A mistake so small is likelier than that a longer word is still being typed. */
const SLIP = 0.5;

export interface Correction {
  typed: string;
  meant: string;
}

/** A query in terms of the index. */
export interface Expanded {
  slots: RankedSlot[];
  pairs: string[];
  wholes: string[];
  corrections: Correction[];
}

/** What one word of a query may stand for. */
interface WordReading {
  /** One expansion, or two where it is two words of the site written as one. */
  expansions: Expansion[];
  /** The word, or what it was taken for. */
  taken: Word[];
  /** Phrases that the word it was taken for stands for, each a row of stems. */
  phrases?: string[][];
  correction?: Correction;
}

/**
 * Finds the terms of the index that each word of a query stands for. A word that the index
 * has is never corrected: so a guess cannot come before what was typed.
 */
export async function expand(
  query: Query,
  reader: IndexReader,
  vocabulary: Vocabulary,
  synonyms: SynonymTable,
): Promise<Expanded> {
  const slots = joinNeighbours(query.slots, vocabulary);
  const typed = slots.flatMap(({words}) => words.map(({stem}) => stem));
  const known = await reader.postings([...typed, ...query.exact]);
  const exact = query.exact.find((term) => known.has(term));
  if (exact !== undefined) return exactly(exact, query.words);
  const readings = new Map<Word, WordReading>();
  for (const slot of slots) {
    for (const word of slot.words) {
      const unfinished = word === query.unfinished;
      readings.set(
        word,
        known.has(word.stem) || slot.synonyms.length > 0
          ? asTyped(word, known.has(word.stem), unfinished, vocabulary, synonyms)
          : guessed(word, unfinished, vocabulary, synonyms),
      );
    }
  }
  const corrections = [...readings.values()].flatMap(({correction}) => correction ?? []);
  const meant = new Map(
    corrections.flatMap((one) => (one.typed === one.meant ? [] : [[one.typed, one.meant]])),
  );
  const mended = meant.size > 0 ? respelled(query, meant, synonyms) : undefined;
  if (mended) return {...(await expand(mended, reader, vocabulary, synonyms)), corrections};
  const taken = query.words.flatMap((word) => readings.get(word)?.taken ?? [word]);
  return {
    slots: slots.map(({words, synonyms: others, literal}) => ({
      weight: Math.max(1, words.length),
      alternatives: [
        words
          .flatMap((word) => readings.get(word)?.expansions ?? [])
          .map((expansion) => trusted(expansion, literal)),
        ...[...others, ...phrasesOf(words, readings)].map((stems): Alternative =>
          stems.map((stem) => new Map([[stem, TRUST.synonym]])),
        ),
      ],
    })),
    pairs: [...pairsOf(taken), ...pairsOfSynonyms(slots)],
    wholes: [...wholesOf(taken), ...wholesOfSynonyms(slots)],
    corrections,
  };
}

/** What a single word was taken for may be a phrase of the table: Ueberweisung, a bank transfer. */
function phrasesOf(
  words: readonly Word[],
  readings: ReadonlyMap<Word, WordReading>,
): readonly string[][] {
  const [only, ...others] = words;
  return only && others.length === 0 ? (readings.get(only)?.phrases ?? []) : [];
}

function phrasesFor({surface}: {surface: string}, synonyms: SynonymTable): string[][] {
  return meaningsOf(wordOf(surface).stem, synonyms).filter((stems) => stems.length > 1);
}

function trusted(expansion: Expansion, factor: number): Expansion {
  return new Map([...expansion].map(([stem, trust]) => [stem, trust * factor]));
}

/** A phrase that something stands for is a phrase as much as one that was typed. */
function pairsOfSynonyms(slots: readonly Slot[]): string[] {
  return slots.flatMap(({synonyms}) =>
    synonyms.flatMap((stems) =>
      stems.slice(1).map((stem, index) => `${stems[index] ?? ''} ${stem}`),
    ),
  );
}

function wholesOfSynonyms(slots: readonly Slot[]): string[] {
  const [only, ...others] = slots;
  return only && others.length === 0 ? only.synonyms.map((stems) => `${stems.join(' ')}$`) : [];
}

/**
 * A name of code, or a call, is itself: a page that has only its words is about something else.
 * Among the pages that have it, words beside each other tell which is about it.
 */
function exactly(name: string, words: readonly Word[]): Expanded {
  const slot = {weight: 1, alternatives: [[new Map([[name, 1]])]]};
  return {slots: [slot], pairs: pairsOf(words), wholes: wholesOf(words), corrections: []};
}

/** Two words that the site writes as one, such as "pass word", become one slot. */
function joinNeighbours(slots: readonly Slot[], vocabulary: Vocabulary): Slot[] {
  const joined: Slot[] = [];
  for (const slot of slots) {
    const before = joined.at(-1);
    const [left, right] = [before?.words[0], slot.words[0]];
    const single = before?.words.length === 1 && slot.words.length === 1;
    if (before && left && right && single && vocabulary.has(left.surface + right.surface)) {
      joined.pop();
      joined.push({
        words: [left, right],
        synonyms: [[wordOf(left.surface + right.surface).stem]],
        literal: 1,
      });
    } else joined.push(slot);
  }
  return joined;
}

function asTyped(
  word: Word,
  known: boolean,
  unfinished: boolean,
  vocabulary: Vocabulary,
  synonyms: SynonymTable,
): WordReading {
  const expansion = new Map<string, number>(known ? [[word.stem, 1]] : []);
  for (const {surface} of unfinished ? completionsOf(word, vocabulary) : []) {
    addWord(expansion, surface, TRUST.completion, synonyms);
  }
  return {expansions: expansion.size > 0 ? [expansion] : [], taken: [word]};
}

function guessed(
  word: Word,
  unfinished: boolean,
  vocabulary: Vocabulary,
  synonyms: SynonymTable,
): WordReading {
  const expansion = new Map<string, number>();
  const candidates = vocabulary.corrections(word.surface, CORRECTIONS, unfinished);
  // "adress" is "address" with a letter left out, before it is the beginning of a German word.
  const slip = (candidates[0]?.mistakes ?? Infinity) <= SLIP;
  const completions = unfinished && !slip ? completionsOf(word, vocabulary) : [];
  for (const {surface} of completions) {
    addWord(expansion, surface, TRUST.onlyCompletion, synonyms);
  }
  const [completed] = completions;
  if (completed) {
    // Words of visitors alone: ours may be meant as well.
    if (completions.every(({surface}) => synonyms.has(wordOf(surface).stem))) {
      addCorrections(expansion, candidates, synonyms);
    }
    return {
      expansions: [expansion],
      taken: [{...word, stem: wordOf(completed.surface).stem}],
      phrases: completions.flatMap((candidate) => phrasesFor(candidate, synonyms)),
    };
  }
  const parts = vocabulary.split(word.surface, ({stem}) => synonyms.has(stem));
  if (parts) {
    const expansions = parts.map(({surface}) => {
      const part = new Map<string, number>();
      addWord(part, surface, 1, synonyms);
      return part;
    });
    return {expansions, taken: parts};
  }
  addCorrections(expansion, candidates, synonyms);
  const [best] = candidates;
  if (!best) return {expansions: [], taken: [word]};
  return {
    expansions: [expansion],
    taken: [wordOf(best.surface)],
    phrases: phrasesFor(best, synonyms),
    correction: {typed: word.surface, meant: best.surface},
  };
}

function completionsOf({surface}: Word, vocabulary: Vocabulary): Candidate[] {
  return surface.length < 2 ? [] : vocabulary.completions(surface, COMPLETIONS);
}

function addCorrections(
  expansion: Map<string, number>,
  candidates: readonly Candidate[],
  synonyms: SynonymTable,
): void {
  for (const {surface, mistakes} of candidates) {
    addWord(expansion, surface, trustAfter(mistakes), synonyms);
  }
}

/** A word of the vocabulary is one of the index, or one that a synonym explains. */
function addWord(
  expansion: Map<string, number>,
  surface: string,
  trust: number,
  synonyms: SynonymTable,
): void {
  const {stem} = wordOf(surface);
  if (!expansion.has(stem)) expansion.set(stem, trust);
  for (const [meaning = '', ...more] of meaningsOf(stem, synonyms)) {
    if (more.length === 0 && !expansion.has(meaning)) {
      expansion.set(meaning, trust * TRUST.synonym);
    }
  }
}
