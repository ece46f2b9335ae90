import fs from 'node:fs';
import path from 'node:path';

import {stemsOf, type Synonym} from '@portal/search';
import * as z from 'zod';

import {routeOf} from '../../../content/catalogue';
import {slugIn} from '../../../content/front-matter';
import {type ContentTree, placeOf} from '../../../content/tree';
import {type InspectedFile, inspectFile} from '../../../lib/data-file';
import {filesBelow, pathFrom} from '../../../lib/files';
import {FindingError} from '../../../lib/finding';

export const SYNONYMS_FILE = '_search/synonyms.json';
/** Beside a page: what visitors type who need it. */
export const WORDS = '.words.yaml';
/** The key of the words for a whole page; the others are anchors of its sections. */
export const WHOLE_PAGE = 'page';
/** Pages that plugins make, by what they are made of. */
const MADE: Readonly<Record<string, string>> = {
  'blog/index': '/updates',
  'openapi/openapi': '/api',
  'src/plugins/changes': '/changes',
};

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

const wordsSchema = z.record(
  z.string(),
  z.array(phrase).min(1, 'contains no words | write what visitors type, or remove the section'),
);
/** What visitors type for a page or section, by address without the version. */
export type Keywords = Readonly<Record<string, readonly string[]>>;

/** A file of words. */
export interface WordsFile extends InspectedFile<Record<string, string[]>> {
  /** Path relative to the repository. */
  file: string;
  /** The page that it stands beside, without the version; undefined if there is none. */
  route: string | undefined;
}

export function inspectSynonyms(tree: string): InspectedFile<Synonym[]> {
  const full = path.join(tree, SYNONYMS_FILE);
  return inspectFile(full, `docs/${SYNONYMS_FILE}`, synonymsSchema);
}

/** The files of words of a tree; of today's, also those of pages outside. */
export function inspectWords({folder, base}: ContentTree, root: string): WordsFile[] {
  const outside = ['blog', 'openapi', 'src/pages', 'src/plugins'];
  const folders = base ? [] : outside.map((each) => path.join(root, each));
  const files = [folder, ...folders].flatMap(filesBelow).filter((full) => full.endsWith(WORDS));
  return files.map((full) => {
    const file = pathFrom(root, full);
    return {file, route: routeBeside(full, root), ...inspectFile(full, file, wordsSchema)};
  });
}

function routeBeside(words: string, root: string): string | undefined {
  const stem = words.slice(0, -WORDS.length);
  const made = MADE[pathFrom(root, stem)];
  const page = ['.md', '.mdx', '.tsx'].map((end) => stem + end).find((full) => fs.existsSync(full));
  if (made || !page) return made;
  const slug = page.endsWith('.tsx') ? undefined : slugIn(fs.readFileSync(page, 'utf8'));
  return routeOf(placeOf(page, root).file, slug);
}

/** The address of a section of a page. */
export function addressOf(route: string, section: string): string {
  return section === WHOLE_PAGE ? route : `${route}#${section}`;
}

/** Reads what writers know of the words of visitors. Throws FindingError if a file is invalid. */
export function readWritersFiles(
  tree: ContentTree,
  root: string,
): {synonyms: Synonym[]; keywords: Keywords} {
  const synonyms = inspectSynonyms(tree.folder);
  const files = inspectWords(tree, root);
  const findings = [synonyms, ...files].flatMap((file) => file.findings);
  if (findings.length > 0) throw new FindingError(findings);
  const keywords = files.flatMap(({route, data = {}}) =>
    Object.entries(data).map(([section, words]) => [addressOf(route ?? '', section), words]),
  );
  return {synonyms: synonyms.data ?? [], keywords: Object.fromEntries(keywords) as Keywords};
}
