import {stemmer} from 'stemmer';

import {fold} from '../../../lib/fold';

/** Words of five languages too common to distinguish pages; they only count within phrases. */
const STOP_WORDS = new Set(
  `a about after all also am an and any anybody anyone anything are as at be been before being but by can
  could did do does doing done everything find for from get gets getting got had has have having how i id if ill im
  in into is it its ive just like made make makes many me much my need no not of off on or our please s she should so
  some somebody someone something t tell than that thats the their them then there theres these they this those to
  too us use using vs want was we were what whats when where which who whys why will with would you your
  auf bei das dem den der ein eine einen ich ist kann mein meine mich mit muss nach nicht noch und vom von warum wie zu zum
  au aux avec ce comment dans de des du elle est et je la le les ma mes mon ne ou par pas peux pour pourquoi que qui sur une
  al como con cual del donde el es esta este ha han he las los me mi mis para por porque puedo quiero se su tengo un una y
  czy dlaczego gdzie jak jest ktos mi moge moj moja moje mnie na nie od po przez sie w z za`.split(
    /\s+/,
  ),
);

export interface Word {
  /** Lower case, without diacritics, otherwise as written. */
  readonly surface: string;
  /** The form stored in the index. */
  readonly stem: string;
  readonly stop: boolean;
}

/** Numbers keep their decimal point, so that 0.25 is one word; compounds are split. */
const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}]+/gu;
/** A compound name: `stop-loss`, `order.filled`, `createOrder`. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-_.‐‑–][\p{L}\p{N}]+)+|\b\p{L}\p{Ll}+(?:\p{Lu}+\p{Ll}*)+\b/gu;
/** Names that do not occur in prose: `createOrder`, `order.filled`, `INSUFFICIENT_BALANCE`, `X-API-Key`. */
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

/** The words of a text, in order. "Hasn't" becomes "has not", "cannot" "can not", "Anna's" "Anna". */
export function wordsOf(text: string): Word[] {
  const apart = text
    .replace(/\b(can)(?:no|['’])?t\b/gi, '$1 not')
    .replace(/\bwon['’]?t\b/gi, 'will not')
    .replace(NEGATED, '$1 not')
    .replace(/['’](?:s\b)?/gu, '')
    .replace(/\be[-‐‑ ]?mail/giu, 'email');
  return (fold(apart).match(WORD) ?? []).map(wordOf);
}

/** Compound names written as one word: `stoploss`, `openapi`, `insufficientbalance`. */
export function joinedWordsOf(text: string): Word[] {
  return (text.match(COMPOUND) ?? [])
    .map((name) => fold(name).replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((name) => !/^\d+$/.test(name) && name.length > 2)
    .map(wordOf);
}

/** The index term of a text that is a single code name; undefined for any other text. */
export function codeNameOf(text: string): string | undefined {
  const name = text.trim();
  return CODE_NAME.test(name) ? joinedWordsOf(name)[0]?.stem : undefined;
}

/** The key of a word or phrase that has synonyms. */
export function synonymKeyOf(words: readonly Word[]): string {
  const [first, ...more] = words;
  return first && more.length === 0 ? first.surface : stemsOf(words).join(' ');
}

/** Pairs of adjacent words, such as `sign in`. */
export function pairsOf(words: readonly Word[]): string[] {
  return words.slice(1).map(({stem}, index) => `${words[index]?.stem ?? ''} ${stem}`);
}

/** A whole title or keyword; "cannot log in" differs from "log in". Empty if there are only stop words. */
export function wholeOf(words: readonly Word[]): string[] {
  const telling = words.filter(({stop, surface}) => !stop || surface === 'not');
  return telling.every(({stop}) => stop) ? [] : [`${stemsOf(telling).join(' ')}$`];
}

/**
 * An API call as it may be pasted: `GET /v1/account/orders?limit=100`, its full URL, or the path
 * as in the contract, `/orders/{id}`.
 */
const CALL = /^(?:([a-z]+) +)?(?:https?:\/\/[^/]+)?(?:\/v\d+)?((?:\/[^ ?#{:/]+)+)/;

/** The index terms that a call may have, most likely first: its path, then ever shorter prefixes of it. */
export function callTermsOf(text: string): string[] {
  const [, method, path = ''] = CALL.exec(text.trim().toLowerCase()) ?? [];
  const terms: string[] = [];
  for (let rest = path; rest; rest = rest.replace(/\/[^/]*$/, '')) {
    if (method) terms.push(`${rest} ${method}`);
    terms.push(rest);
  }
  return terms;
}
