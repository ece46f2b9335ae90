import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

/** Folder of the writers' files for the search, in the content tree. */
export const SEARCH_FOLDER = '_search';
export const SYNONYMS_FILE = 'synonyms.json';
export const KEYWORDS_FILE = 'pages.json';

const phrase = z.string().min(2, 'is too short to be typed | write a word of two letters or more');

/** `synonyms.json`: what visitors type for what we call something. */
export const synonymsSchema = z
  .array(
    z.strictObject({
      words: z
        .array(phrase)
        .min(1, 'names no word | add what visitors type, or take the entry out')
        .describe('What visitors type'),
      means: phrase.describe('What we call it'),
    }),
  )
  .min(1);
export type Synonym = z.infer<typeof synonymsSchema>[number];

/** `pages.json`: keywords of pages without front matter, of sections and of the API, by address. */
export const keywordsSchema = z.record(
  z.string().regex(/^\//, 'is no route | begin it with "/"'),
  z.array(z.string().min(2)).min(1),
);

/** Both are optional. The check names their faults with line and column: scripts/check/search.ts. */
export function readWritersFiles(tree: string): {
  synonyms: Synonym[];
  keywords: z.infer<typeof keywordsSchema>;
} {
  const read = (name: string): unknown => {
    const file = path.join(tree, SEARCH_FOLDER, name);
    return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
  };
  return {
    synonyms: synonymsSchema.default([]).parse(read(SYNONYMS_FILE)),
    keywords: keywordsSchema.default({}).parse(read(KEYWORDS_FILE)),
  };
}
