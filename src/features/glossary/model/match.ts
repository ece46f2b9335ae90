import {namesOf} from './names';
import type {Term, TermSet} from './schema';

/** One place in a text where a term is used. Offsets count UTF-16 units; `end` is exclusive. */
export interface Use {
  key: string;
  start: number;
  end: number;
}

export type Matcher = (text: string) => Use[];

/** Something to look for. What has no key is an exception: it is found in order to be passed over. */
interface Named {
  key?: string;
  name: string;
  pattern: string;
}

const BLANKS = /[\s-]+/;

/**
 * Finds the terms of a glossary in running text: as whole words, the longest name first, so that
 * "order book" is never taken for "order". A hyphen and a space are the same, a regular plural
 * counts, and so does a capital at the start of a word. Abbreviations (KYC, 2FA, MiCA) must be
 * written exactly, since "art" is no asset-referenced token.
 */
export function matcherOf(terms: TermSet): Matcher {
  const names: Named[] = [...terms]
    .flatMap(([key, term]) => [
      // Before the names, so that of two that are equally long the exception wins.
      ...(term.except ?? []).map((name) => ({name, pattern: joined(name, escape)})),
      ...matchedNames(term).map((name) => ({key, name, pattern: joined(name, anyCase, plural)})),
    ])
    .sort((a, b) => b.name.length - a.name.length);
  if (names.length === 0) return () => [];
  const alternatives = names.map(({pattern}) => `(${pattern})`).join('|');
  // A hyphen or a dot that joins words makes another word: multi-chain, api.example.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_@/]|[\p{L}\p{N}][-.’'])(?:${alternatives})(?![\p{L}\p{N}_@]|[-.][\p{L}\p{N}])`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const key = names[match.slice(1).findIndex((group) => group !== undefined)]?.key;
      return key ? [{key, start: match.index, end: match.index + match[0].length}] : [];
    });
}

function matchedNames(term: Term): string[] {
  return term.ambiguous ? namesOf(term).slice(1) : namesOf(term);
}

/** The pattern of a name, from one for each of its words. */
function joined(
  name: string,
  write: (word: string) => string,
  writeLast: (word: string) => string = write,
): string {
  const words = name.split(BLANKS);
  return words
    .map((word, index) => (index === words.length - 1 ? writeLast(word) : write(word)))
    .join(String.raw`[\s\u2011-]+`);
}

/** `wallet` to `wallets`, `hash` to `hashes`, `currency` to `currencies`. */
function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${anyCase(word.slice(0, -1))}(?:y|ies)`;
  return `${anyCase(word)}${/(?:s|x|ch|sh)$/.test(word) ? '(?:es)?' : 's?'}`;
}

/** Either case at the start of a word, unless later letters are capitals: then it is an abbreviation. */
function anyCase(word: string): string {
  const first = word.charAt(0);
  if (/^.+\p{Lu}/u.test(word) || !/\p{L}/u.test(first)) return escape(word);
  return `[${first.toLowerCase()}${first.toUpperCase()}]${escape(word.slice(1))}`;
}

function escape(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
