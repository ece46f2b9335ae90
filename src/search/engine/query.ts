import {callTermsOf} from './calls';
import {meaningsOf, NO_SYNONYMS, type SynonymTable} from './synonyms';
import {codeNameOf, fold, joinedWordsOf, wordsOf, type Word} from './words';

/** Longer input is no question; the rest is not looked at. */
const LONGEST = 200;
const MOST_WORDS = 16;
/** Words of the longest phrase that has synonyms. */
const LONGEST_PHRASE = 5;

/** One thing asked for: words, and what else stands for all of them together. */
export interface Slot {
  words: Word[];
  /** Other names of the whole slot, each a row of stems. */
  synonyms: string[][];
  /** How far its own words say what is meant, 0 to 1: in "got into my account" few of them do. */
  literal: number;
}

export interface Query {
  /** Every word, stop words too, in order. */
  words: Word[];
  slots: Slot[];
  /** Terms that the query is as a whole, where it is a name of code or a call of the API; likeliest first. */
  exact: readonly string[];
  /** The word that may still be typed: the last one, unless something follows it. */
  unfinished: Word | undefined;
}

/** Takes a query apart. Never throws, whatever is typed. */
export function parseQuery(text: string, synonyms = NO_SYNONYMS): Query {
  const short = text.slice(0, LONGEST);
  const words = wordsOf(short).slice(0, MOST_WORDS);
  const joined = joinedWordsOf(short);
  const last = words.at(-1);
  const open = last && !last.stop && /[\p{L}\p{N}]$/u.test(fold(short));
  return {
    words,
    slots: withJoined(slotsOf(words, synonyms), joined, synonyms),
    exact: [codeNameOf(short) ?? callTermsOf(short)].flat(),
    unfinished: open ? last : undefined,
  };
}

/**
 * The query with its mistakes mended, where a phrase that has synonyms comes to light by it:
 * "not recieved". Undefined where none does: each word is then read by itself.
 *
 * @param meant what was probably meant by words of the query, by these words
 */
export function respelled(
  {words}: Query,
  meant: ReadonlyMap<string, string>,
  synonyms: SynonymTable,
): Query | undefined {
  const query = parseQuery(
    words.map(({surface}) => meant.get(surface) ?? surface).join(' '),
    synonyms,
  );
  const mended = [...meant.values()];
  const isPhrase = ({words: some, literal}: Slot): boolean => some.length > 1 || literal < 1;
  const found = query.slots.some(
    (slot) => isPhrase(slot) && slot.words.some(({surface}) => mended.includes(surface)),
  );
  return found ? query : undefined;
}

/** A name of several parts is also looked for as one word: stop-loss as stoploss. */
function withJoined(slots: Slot[], joined: readonly Word[], synonyms: SynonymTable): Slot[] {
  const [first, ...others] = slots;
  const [name] = joined;
  if (!first || !name || joined.length > 1) return slots;
  const all = slots.flatMap(({words}) => words);
  // Only a query that is nothing but the name: within a sentence its parts find it as well.
  if (all.length < 2 || all.map(({surface}) => surface).join('') !== name.surface) return slots;
  return [
    {
      words: all,
      synonyms: [
        [name.stem],
        ...meaningsOf(name.stem, synonyms),
        ...(others.length > 0 ? [] : first.synonyms),
      ],
      literal: 1,
    },
  ];
}

/** Cuts the words into slots: the longest phrases that have synonyms, else single words. */
function slotsOf(words: readonly Word[], synonyms: SynonymTable): Slot[] {
  const slots: Slot[] = [];
  for (let at = 0; at < words.length;) {
    const {length, means} = longestPhrase(words.slice(at), synonyms);
    const content = words.slice(at, at + length).filter(({stop}) => !stop);
    if (content.length > 0 || means.length > 0) {
      slots.push({
        words: content,
        synonyms: [...means],
        literal: content.length / length,
      });
    }
    at += length;
  }
  return slots;
}

/** The longest beginning that is a phrase of the table, written out or without its stop words. */
function longestPhrase(
  words: readonly Word[],
  synonyms: SynonymTable,
): {length: number; means: readonly string[][]} {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length -= 1) {
    const part = words.slice(0, length);
    // A stop word at the edge belongs to no phrase, unless the phrase has it.
    const inner = !part[0]?.stop && !part.at(-1)?.stop;
    const readings = inner ? [part, part.filter(({stop}) => !stop)] : [part];
    for (const reading of readings) {
      const means = meaningsOf(keyOf(reading), synonyms);
      if (means.length > 0) return {length, means};
    }
  }
  return {length: 1, means: []};
}

const keyOf = (words: readonly Word[]): string => words.map(({stem}) => stem).join(' ');
