import path from 'node:path';

import {stemsOf, type Synonym} from '@portal/search';
import * as z from 'zod';

import {type InspectedFile, inspectFile} from '../../../lib/data-file';
import {FindingError} from '../../../lib/finding';

const SYNONYMS_FILE = '_search/synonyms.json';
export const KEYWORDS_FILE = '_search/pages.json';

const phrase = z.string().min(2, 'is too short | write a word of at least two letters');

const synonymsSchema: z.ZodType<Synonym[]> = z
  .array(
    z.strictObject({
      words: z
        .array(phrase)
        .min(1, 'contains no words | add what visitors type, or remove the entry')
        .describe('What visitors type'),
      means: phrase
        .refine(
          (text) => stemsOf(text).length > 0,
          'consists of stop words, which find nothing | add the words to packages/search/src/stop-words.ts instead',
        )
        .describe('What we call it'),
    }),
  )
  .min(1);

/** Keywords of pages without front matter, of sections and of the API, by address. */
const keywordsSchema = z.record(
  z.string().regex(/^\//, 'is not a route | start it with "/"'),
  z.array(z.string().min(2)).min(1),
);
export type Keywords = z.infer<typeof keywordsSchema>;

export function inspectSynonyms(tree: string): InspectedFile<Synonym[]> {
  const full = path.join(tree, SYNONYMS_FILE);
  return inspectFile(full, `docs/${SYNONYMS_FILE}`, synonymsSchema);
}

export function inspectKeywords(tree: string): InspectedFile<Keywords> {
  return inspectFile(path.join(tree, KEYWORDS_FILE), `docs/${KEYWORDS_FILE}`, keywordsSchema);
}

/** Reads both files, which are optional. Throws FindingError if one is invalid. */
export function readWritersFiles(tree: string): {synonyms: Synonym[]; keywords: Keywords} {
  const synonyms = inspectSynonyms(tree);
  const keywords = inspectKeywords(tree);
  const findings = [...synonyms.findings, ...keywords.findings];
  if (findings.length > 0) throw new FindingError(findings);
  return {synonyms: synonyms.data ?? [], keywords: keywords.data ?? {}};
}
