import {stemmer} from 'stemmer';

import {fold} from '../../../lib/fold';

/** Too common to tell pages apart; they count only inside of phrases. */
const STOP_WORDS = new Set(
  `a about after all also am an and any anybody anyone anything are as at be been before being but by can
  could did do does doing done everything find for from get gets getting got had has have having how i id if ill im
  in into is it its ive just like made make makes many me much my need no not of off on or our please s she should so
  some somebody someone something t tell than that thats the their them then there theres these they this those to
  too us use using vs want was we were what whats when where which who whys why will with would you your`.split(
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

/** Numbers keep their point, so that 0.25 is one word; everything else is split where it is joined. */
const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}]+/gu;
/** A name of several parts: `stop-loss`, `order.filled`, `createOrder`. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-_.‐‑–][\p{L}\p{N}]+)+|\b\p{L}\p{Ll}+(?:\p{Lu}+\p{Ll}*)+\b/gu;
/** Names that no sentence has: `createOrder`, `order.filled`, `INSUFFICIENT_BALANCE`, `X-API-Key`. */
const CODE_NAME =
  /^(?=.*\p{L})(?:[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)+|\p{Ll}+(?:\p{Lu}\p{Ll}+)+|[xX](?:-\p{L}+)+)$/u;
const NEGATED = /\b(are|could|did|do|does|had|has|have|is|should|was|were|would)n['’]?t\b/gi;

export function wordOf(surface: string): Word {
  const isPlain = !/\d/.test(surface) && surface.length > 2;
  return {surface, stem: isPlain ? stemmer(surface) : surface, stop: STOP_WORDS.has(surface)};
}

export function stemsOf(words: readonly Word[]): string[] {
  return words.map(({stem}) => stem);
}

/** The words of a text, in order. "Hasn't" is "has not", "cannot" is "can not", "Anna's" is "Anna". */
export function wordsOf(text: string): Word[] {
  const apart = text
    .replace(/\b(can)(?:no|['’])?t\b/gi, '$1 not')
    .replace(/\bwon['’]?t\b/gi, 'will not')
    .replace(NEGATED, '$1 not')
    .replace(/['’](?:s\b)?/gu, '')
    .replace(/\be[-‐‑ ]?mail/giu, 'email');
  return (fold(apart).match(WORD) ?? []).map(wordOf);
}

/** Names of several parts written as one word: `stoploss`, `openapi`, `insufficientbalance`. */
export function joinedWordsOf(text: string): Word[] {
  return (text.match(COMPOUND) ?? [])
    .map((name) => fold(name).replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((name) => !/^\d+$/.test(name) && name.length > 2)
    .map(wordOf);
}

/** What a name of code that stands alone is filed under; undefined for anything else. */
export function codeNameOf(text: string): string | undefined {
  const name = text.trim();
  return CODE_NAME.test(name) ? joinedWordsOf(name)[0]?.stem : undefined;
}

/** Pairs of neighbours, such as `sign in`. */
export function pairsOf(words: readonly Word[]): string[] {
  return words.slice(1).map(({stem}, index) => `${words[index]?.stem ?? ''} ${stem}`);
}

/** A title or keyword as a whole; "cannot log in" is another one than "log in". None for stop words alone. */
export function wholeOf(words: readonly Word[]): string[] {
  const telling = words.filter(({stop, surface}) => !stop || surface === 'not');
  return telling.every(({stop}) => stop) ? [] : [`${stemsOf(telling).join(' ')}$`];
}

/**
 * A call of the API as it is pasted: `GET /v1/account/orders?limit=100`, a whole address of it, or
 * the path as the contract writes it, `/orders/{id}`.
 */
const CALL = /^(?:([a-z]+) +)?(?:https?:\/\/[^/]+)?(?:\/v\d+)?((?:\/[^ ?#{:/]+)+)/;

/** What a call may be filed under, likeliest first: its path, then ever less of its end. */
export function callTermsOf(text: string): string[] {
  const [, method, path = ''] = CALL.exec(text.trim().toLowerCase()) ?? [];
  const terms: string[] = [];
  for (let rest = path; rest; rest = rest.replace(/\/[^/]*$/, '')) {
    if (method) terms.push(`${rest} ${method}`);
    terms.push(rest);
  }
  return terms;
}
