import type {ResultKind} from '../kinds';

/** `head.json`: what every query needs. */
export interface Head {
  /** Kind of each document, as its place in RESULT_KINDS. */
  kinds: number[];
  /** First term of each `terms-N.json`. */
  terms: string[];
  /** First document of each `documents-N.json`. */
  documents: number[];
}

/**
 * `synonyms.json`: what we call something, and what visitors type for it, joined by commas; all as
 * stems. By meaning, as each is written once then.
 */
export type SynonymsFile = Record<string, string>;

/** `terms-N.json`: for each term its pages as step from the page before, impact and section, in a row. */
export type TermFile = Record<string, number[]>;

/** `vocabulary.json`: words as written, in order, and how common each is as one digit in a row. */
export interface VocabularyFile {
  words: string;
  common: string;
}

/** One document of `documents-N.json`: what a result shows. */
export interface StoredDocument {
  kind: ResultKind;
  url: string;
  title: string;
  path: string[];
  description: string;
  sections: [heading: string, anchor: string, text: string][];
}

export type DocumentFile = StoredDocument[];
