import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';

import {distance} from 'fastest-levenshtein';

/** Our own words and technical terms, one per line. Editors read the same file through cspell.json. */
export const WORD_LIST = 'cspell-words.txt';

/** Words that the British dictionary accepts but we do not use, and what we write instead. */
const NOT_OURS: ReadonlyMap<string, string> = new Map([
  ['license', 'licence'],
  ['licenses', 'licences'],
  ['gray', 'grey'],
  ['toward', 'towards'],
  ['gotten', 'got'],
]);

/** The ending that British English spells with s or z. We use s. */
const IZE = /iz(?=(?:e|ed|es|er|ers|ing|ation|ations|able)$)/;
/** Turns American endings into British ones. Tried before looking for similar words. */
const BRITISH: readonly [RegExp, string][] = [
  [/or(?=s|ed|ing|ite|able|ful|$)/, 'our'],
  [/er(?=s?$)/, 're'],
  [/yz/, 'ys'],
  [/ense(?=s?$)/, 'ence'],
  [/og(?=s?$)/, 'ogue'],
  [/el(?=(?:ed|ing|er|ers)$)/, 'ell'],
];
const MAX_SUGGESTIONS = 3;
/** Words whose stem ends in z, although the form with s is also a word. */
const STEM_WITH_Z = /^(?:seiz|priz)/;

export type Verdict = {right: true} | {right: false; fix: string};

export interface Dictionary {
  judge(word: string): Verdict;
}

/** The part of cspell's trie that is used here. Its module is ESM only, so it is imported dynamically. */
interface WordTree {
  hasWord(word: string, caseSensitive: boolean): boolean;
  words(): Iterable<string>;
}

/**
 * cspell's British dictionary with the words of the repository.
 *
 * @param root folder with an optional `cspell-words.txt`
 */
export async function readDictionary(root: string): Promise<Dictionary> {
  const british = await britishWords();
  const list = path.join(root, WORD_LIST);
  const lines = fs.existsSync(list) ? fs.readFileSync(list, 'utf8').split(/\r?\n/) : [];
  const ours = new Set(lines.map((line) => line.trim()).filter((line) => !line.startsWith('#')));
  const knows = (word: string): boolean =>
    british.hasWord(word, true) ||
    (isCapitalised(word) && british.hasWord(word.toLowerCase(), true));
  let plain: string[] | undefined;
  const candidates = (): readonly string[] =>
    (plain ??= [...british.words()].filter((word) => /^[a-z']+$/.test(word)));
  return {
    judge(word) {
      if (ours.has(word)) return {right: true};
      const lower = word.toLowerCase();
      const preferred = NOT_OURS.get(lower);
      if (preferred) return {right: false, fix: `write "${preferred}"`};
      const withS = lower.replace(IZE, 'is');
      if (withS !== lower && !STEM_WITH_Z.test(lower) && knows(withS)) {
        return {right: false, fix: `write "${withS}"`};
      }
      if (ours.has(lower) || knows(word)) return {right: true};
      return {right: false, fix: suggest(word, british, candidates)};
    },
  };
}

async function britishWords(): Promise<WordTree> {
  const {decodeTrie} = await import('cspell-trie-lib');
  const {resolve} = createRequire(path.resolve('package.json'));
  const folder = path.dirname(resolve('@cspell/dict-en-gb/cspell-ext.json'));
  return decodeTrie(zlib.gunzipSync(fs.readFileSync(path.join(folder, 'en_GB.trie.gz'))));
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Suggests the British form or similar words. The word list is built on the first unknown word. */
function suggest(word: string, british: WordTree, candidates: () => readonly string[]): string {
  const lower = word.toLowerCase();
  const forms = BRITISH.map(([american, form]) => lower.replace(american, form));
  const known = forms.find((form) => form !== lower && british.hasWord(form, true));
  if (known) return `write "${known}"`;
  const near = candidates()
    .filter((candidate) => Math.abs(candidate.length - lower.length) <= 2)
    .map((candidate) => ({candidate, far: distance(lower, candidate)}))
    .filter(({far}) => far <= 2)
    .sort(
      (a, b) =>
        lettersApart(lower, a.candidate) - lettersApart(lower, b.candidate) || a.far - b.far,
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({candidate}) => `"${candidate}"`);
  const add = `add it to ${WORD_LIST} if it is correct`;
  return near.length > 0 ? `write ${near.join(' or ')}, or ${add}` : add;
}

/** 0 if only the order of the letters differs, as in most typing errors, otherwise 1. */
function lettersApart(a: string, b: string): number {
  return [...a].sort().join('') === [...b].sort().join('') ? 0 : 1;
}
