import {namesOf} from './names';
import type {Passage} from './prose';
import type {TermSet} from './schema';

/** One use of a term in a text; `end` is exclusive. */
interface Use {
  key: string;
  start: number;
  end: number;
}

type Matcher = (text: string) => Use[];

/** A name to search for. Without a key it is an exception: matched only to be skipped. */
interface Named {
  key?: string;
  name: string;
  pattern: string;
}

/**
 * Finds the terms of a glossary in running text: as whole words, the longest name first, so that
 * "order book" never matches as "order". Hyphens and spaces are equivalent, regular plurals match,
 * and so does a capital at the start of a word. Abbreviations (KYC, 2FA, MiCA) must match exactly,
 * since "art" does not mean "asset-referenced token".
 */
export function matcherOf(terms: TermSet): Matcher {
  const names: Named[] = [...terms]
    .flatMap(([key, term]) => [
      // Before the names, so that an exception wins over a name of the same length.
      ...(term.except ?? []).map((name) => ({name, pattern: joined(name, escape)})),
      // An everyday word counts by its other names alone.
      ...namesOf(term)
        .slice(term.ambiguous ? 1 : 0)
        .map((name) => ({key, name, pattern: joined(name, anyCase, plural)})),
    ])
    .sort((a, b) => b.name.length - a.name.length);
  if (names.length === 0) return () => [];
  const alternatives = names.map(({pattern}) => `(${pattern})`).join('|');
  // A hyphen or dot between letters makes it a different word: multi-chain, api.example.
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

/** The pattern of a name, composed of the patterns of its words, of which the last may differ. */
function joined(name: string, write: (word: string) => string, writeLast = write): string {
  const words = name.split(/[\s-]+/);
  return words
    .map((word, index) => (index === words.length - 1 ? writeLast : write)(word))
    .join(String.raw`[\s\u2011-]+`);
}

/** Matches `wallet` and `wallets`, `hash` and `hashes`, `currency` and `currencies`. */
function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${anyCase(word.slice(0, -1))}(?:y|ies)`;
  return `${anyCase(word)}${/(?:s|x|ch|sh)$/.test(word) ? '(?:es)?' : 's?'}`;
}

/** Matches either case of the first letter, unless later letters are capitals, as in an abbreviation. */
function anyCase(word: string): string {
  const first = word.charAt(0);
  if (/^.+\p{Lu}/u.test(word) || !/\p{L}/u.test(first)) return escape(word);
  return `[${first.toLowerCase()}${first.toUpperCase()}]${escape(word.slice(1))}`;
}

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The maximum number of words marked on one page. */
export const CEILING = 12;
/** The number of marks up to which a page also marks words that most readers know. */
const EVERYDAY_CEILING = 6;

/** A use to be marked, and its paragraph. */
export interface Mark extends Use {
  passage: Passage;
}

/**
 * Chooses which uses of terms a page marks, from top to bottom. So that marks do not get in the way
 * of reading:
 *
 * - each term is marked once, at its first use in an available sentence;
 * - each sentence has at most one mark, and none if it already contains a link;
 * - each page has at most {@link CEILING} marks; words that most readers know (`everyday`) come
 *   after the others, and only up to {@link EVERYDAY_CEILING};
 * - the page that explains a term in full does not mark it.
 *
 * @param file path of the page relative to its tree
 */
export function marksOf(
  passages: readonly Passage[],
  file: string,
  terms: TermSet,
  matcher: Matcher,
): Mark[] {
  const uses = passages.flatMap((passage) =>
    matcher(passage.text)
      .filter((use) => isWhole(use, passage) && terms.get(use.key)?.article !== file)
      .map((use): Mark => ({...use, passage})),
  );
  const isEveryday = ({key}: Mark): boolean => terms.get(key)?.everyday ?? false;
  const taken = new Set<object>();
  const marked = new Map<string, Mark>();
  for (const use of [...uses.filter((u) => !isEveryday(u)), ...uses.filter(isEveryday)]) {
    const sentence = sentenceOf(use);
    if (marked.size >= (isEveryday(use) ? EVERYDAY_CEILING : CEILING)) break;
    if (!sentence || sentence.linked || taken.has(sentence) || marked.has(use.key)) continue;
    taken.add(sentence);
    marked.set(use.key, use);
  }
  return uses.filter((use) => marked.get(use.key) === use);
}

function sentenceOf({passage, start}: Mark): Passage['sentences'][number] | undefined {
  return passage.sentences.find((sentence) => start >= sentence.start && start < sentence.end);
}

/** Whether a use lies within one text node: "two-*factor*" does not, and is skipped. */
function isWhole({start, end}: Use, {pieces}: Passage): boolean {
  return pieces.some((one) => start >= one.start && end <= one.start + one.node.value.length);
}
