import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import type {Finding} from '../lib/finding';
import {FindingError} from '../lib/finding';
import {findingsOfIssues, parseLocated} from '../lib/located-data';
import type {SynonymsFile} from './engine/format';
import {wordsOf} from './engine/words';

/** Folder of the writers' files for the search, in the content tree. */
export const SEARCH_FOLDER = '_search';
export const SYNONYMS_FILE = 'synonyms.json';

const phrase = z.string().min(2, 'is too short to be typed | write a word of two letters or more');
const synonymSchema = z.strictObject({
  words: z
    .array(phrase)
    .min(1, 'names no word | add what visitors type, or take the entry out')
    .describe('What visitors type'),
  means: phrase.describe('What we call it'),
});
const synonymsSchema = z.array(synonymSchema).min(1);

export type Synonym = z.infer<typeof synonymSchema>;

/** Synonyms as the search needs them. */
export interface Synonyms {
  /** By the stems of what we call something, the stems of what is typed for it. */
  byMeaning: SynonymsFile;
  /** Single words as written, so that they can be completed and corrected. */
  words: string[];
}

export const NO_SYNONYMS: Synonyms = {byMeaning: {}, words: []};

/**
 * Reads the synonyms of a tree and names every fault in them.
 *
 * @param shown path for the findings
 * @returns no records where there is no file
 */
export function inspectSynonyms(
  tree: string,
  shown: string,
): {records: Synonym[]; findings: Finding[]; positionOf: (at: PropertyKey[]) => Position} {
  const file = path.join(tree, SEARCH_FOLDER, SYNONYMS_FILE);
  const nowhere = {records: [], findings: [], positionOf: () => ({line: 1, column: 1})};
  if (!fs.existsSync(file)) return nowhere;
  const parsed = parseLocated(fs.readFileSync(file, 'utf8'), shown, 1, 'json');
  if ('findings' in parsed) return {...nowhere, findings: parsed.findings};
  const {data} = parsed;
  const result = synonymsSchema.safeParse(data.value);
  const positionOf = (at: PropertyKey[]): Position => data.positionOf(at);
  return result.success
    ? {records: result.data, findings: [], positionOf}
    : {
        ...nowhere,
        findings: findingsOfIssues(result.error.issues, data, shown, ['words', 'means'], 1),
      };
}

interface Position {
  line: number;
  column: number;
}

/** The synonyms of a tree. Throws FindingError where they are faulty. */
export function readSynonyms(tree: string): Synonyms {
  const shown = path
    .relative(process.cwd(), path.join(tree, SEARCH_FOLDER, SYNONYMS_FILE))
    .split(path.sep)
    .join('/');
  const {records, findings} = inspectSynonyms(tree, shown);
  if (findings.length > 0) throw new FindingError(findings);
  return synonymsOf(records);
}

export function synonymsOf(records: readonly Synonym[]): Synonyms {
  const byMeaning = new Map<string, Set<string>>();
  const words = new Set<string>();
  for (const {words: typed, means} of records) {
    const meaning = wordsOf(means)
      .filter(({stop}) => !stop)
      .map(({stem}) => stem)
      .join(' ');
    const keys = byMeaning.get(meaning) ?? new Set();
    byMeaning.set(meaning, keys);
    for (const text of typed) {
      const parts = wordsOf(text);
      keys.add(parts.map(({stem}) => stem).join(' '));
      const [only, ...others] = parts;
      if (only && others.length === 0) words.add(only.surface);
    }
  }
  return {
    byMeaning: Object.fromEntries(
      [...byMeaning].map(([meaning, keys]) => [meaning, [...keys].join(',')]),
    ),
    words: [...words],
  };
}
