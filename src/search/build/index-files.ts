import type {SearchDocument} from '../document';
import type {
  DocumentFile,
  Head,
  SynonymsFile,
  TermFile,
  VocabularyFile,
} from '../engine/format';
import {wordOf} from '../engine/words';
import {RESULT_KINDS} from '../kinds';
import type {Synonyms} from '../synonyms';
import {impactsOf, type Posting} from './impacts';
import {pack} from './pack';
import {Texts} from './texts';

/** Characters of a file of terms, before compression: small enough to be fetched while typing. */
const TERM_FILE = 12_000;
/** Characters of a file of documents: an article alone, short entries together. */
const DOCUMENT_FILE = 10_000;

/** The files of one index by their names. */
export type IndexFiles = ReadonlyMap<string, string>;

/** Makes the index of these documents. */
export function indexFiles(
  documents: readonly SearchDocument[],
  synonyms: Synonyms,
): IndexFiles {
  const files = new Map<string, string>();
  const write = (name: string, data: unknown): void => void files.set(name, JSON.stringify(data));

  const texts = new Texts();
  const impacts = impactsOf(documents, texts);
  const terms = [...impacts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, postings]) => [term, encoded(postings)] as const);
  const packedTerms = pack(
    terms,
    ([term, numbers]) => term.length + 4 + JSON.stringify(numbers).length,
    TERM_FILE,
  );
  packedTerms.files.forEach((entries, index) =>
    write(`terms-${index}.json`, Object.fromEntries(entries) satisfies TermFile),
  );

  const stored = documents.map((document, index) => [index, storedOf(document)] as const);
  const packedDocuments = pack(
    stored,
    ([, document]) => JSON.stringify(document).length,
    DOCUMENT_FILE,
  );
  packedDocuments.files.forEach((entries, index) =>
    write(`documents-${index}.json`, entries.map(([, document]) => document)),
  );

  write('vocabulary.json', vocabularyOf(documents, texts, synonyms.words, (word) => impacts.has(wordOf(word).stem)));
  write('head.json', {
    kinds: documents.map(({kind}) => RESULT_KINDS.indexOf(kind)),
    terms: packedTerms.bounds,
    documents: packedDocuments.bounds,
  } satisfies Head);
  write('synonyms.json', synonyms.byMeaning satisfies SynonymsFile);
  return files;
}

function encoded(postings: readonly Posting[]): number[] {
  let before = 0;
  return postings.flatMap(({document, impact, section}) => {
    const step = document - before;
    before = document;
    return [step, impact, section];
  });
}

function storedOf(document: SearchDocument): DocumentFile[number] {
  const {kind, url, title, path, description, sections} = document;
  return {
    kind,
    url,
    title,
    path: [...path],
    description,
    sections: sections.map(({heading, anchor, text}) => [heading, anchor, text]),
  };
}

/** As common as a word of a keyword. */
const WEIGHT_OF_SYNONYM = 10;

/**
 * All words as written, for completing and correcting what is typed.
 *
 * @param found whether a word leads to a page: one that does not would be completed to nothing
 */
function vocabularyOf(
  documents: readonly SearchDocument[],
  texts: Texts,
  others: readonly string[],
  found: (word: string) => boolean,
): VocabularyFile {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const {surface, stop} of [...texts.wordsOf(text), ...texts.joinedWordsOf(text)]) {
      if (!stop && surface.length > 2 && !/^\d/.test(surface)) {
        counts.set(surface, (counts.get(surface) ?? 0) + weight);
      }
    }
  };
  for (const {title, keywords, description, sections} of documents) {
    for (const name of [title, ...keywords]) add(name, 10);
    add(description, 3);
    for (const {heading, text} of sections) {
      add(heading, 5);
      add(text, 1);
    }
  }
  for (const word of counts.keys()) if (!found(word)) counts.delete(word);
  for (const word of others) if (!counts.has(word)) counts.set(word, WEIGHT_OF_SYNONYM);
  const words = [...counts.keys()].sort((a, b) => (a < b ? -1 : 1));
  // Against the most common word, so that it means the same however much there is to read.
  const most = Math.log(Math.max(2, ...counts.values()));
  const digit = (word: string): number =>
    Math.min(9, Math.floor((10 * Math.log(counts.get(word) ?? 1)) / most));
  return {words: words.join(' '), common: words.map(digit).join('')};
}
