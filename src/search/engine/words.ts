import {stemmer} from 'stemmer';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const LETTERS: Record<string, string> = {ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i'};

/** Too common to tell pages apart; they count only inside of phrases. */
const STOP_WORDS = new Set(
  `a about after all also am an and any anybody anyone anything are as at be been before being but by can cant
  could did didn didnt do does doesn doing don dont everything find for from get gets getting got had has have how i
  if in into is it its just like made make makes many me much my need no not of off on or our please s she
  should so some somebody someone something t tell than that the their them then there these they this those to
  too us use using vs want was we were what whats when where which who why will with would you your`.split(
    /\s+/,
  ),
);

export interface Word {
  /** Lower case, without diacritics, as written. */
  readonly surface: string;
  /** What it is filed under. */
  readonly stem: string;
  readonly stop: boolean;
}

/** Lower case without diacritics: `Überweisung` and `uberweisung` are one. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßøđæœı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Numbers keep their point, so that 0.25 is one word; everything else is split where it is joined. */
const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}]+/gu;
/** A name of several parts: `stop-loss`, `order.filled`, `INSUFFICIENT_BALANCE`, `two‑factor`. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-_.‐‑–'’][\p{L}\p{N}]+)+/gu;
/** Names that no sentence has: `createOrder`, `order.filled`, `INSUFFICIENT_BALANCE`, `X-API-Key`. */
const CODE_NAME =
  /^(?=.*\p{L})(?:[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)+|\p{Ll}+(?:\p{Lu}\p{Ll}+)+|[xX](?:-\p{L}+)+)$/u;
/** The inner borders of `createOrder`. */
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Words that were met: texts have few of them, many times. */
const known = new Map<string, Word>();

export function wordOf(surface: string): Word {
  let word = known.get(surface);
  if (!word) {
    word = {
      surface,
      stem: /\d/.test(surface) || surface.length < 3 ? surface : stemmer(surface),
      stop: STOP_WORDS.has(surface),
    };
    known.set(surface, word);
  }
  return word;
}

/** One word in three spellings, of which two would fall apart. */
const EMAIL = /\be[-‐‑ ]?mail/giu;

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const apart = text
    .replace(/['’]s\b/g, '')
    .replace(CAMEL, ' ')
    .replace(EMAIL, 'email');
  return (fold(apart).match(WORD) ?? []).map(wordOf);
}

/** Names of several parts written as one word: `stoploss`, `openapi`, `insufficientbalance`. */
export function joinedWordsOf(text: string): Word[] {
  const compounds = text.replace(/['’]s\b/g, '').match(COMPOUND) ?? [];
  const camel = text.match(/\b\p{L}\p{Ll}+(?:\p{Lu}+\p{Ll}*)+\b/gu) ?? [];
  return [...compounds, ...camel]
    .map((name) => fold(name).replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((name) => !/^\d+$/.test(name) && name.length > 2)
    .map(wordOf);
}

/** What a name of code that stands alone is filed under; undefined for anything else. */
export function codeNameOf(text: string): string | undefined {
  const name = text.trim();
  return CODE_NAME.test(name) ? joinedWordsOf(name)[0]?.stem : undefined;
}

/** Pairs of neighbours, with and without the stop words between them: `sign in`, `fee sepa`. */
export function pairsOf(words: readonly Word[]): string[] {
  const pairs = (all: readonly Word[]): string[] =>
    all.slice(1).map((word, index) => `${all[index]?.stem ?? ''} ${word.stem}`);
  return [...new Set([...pairs(words), ...pairs(words.filter(({stop}) => !stop))])];
}

/** The key under which a title, heading or keyword is filed as a whole. */
export function wholesOf(words: readonly Word[]): string[] {
  const key = (all: readonly Word[]): string => `${all.map(({stem}) => stem).join(' ')}$`;
  return [...new Set([key(words), key(words.filter(({stop}) => !stop))])].filter(
    (whole) => whole !== '$',
  );
}
