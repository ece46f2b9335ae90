import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {FindingError, type Finding} from '../../lib/finding';
import {findingsOfIssues, parseLocated} from '../../lib/located-data';
import {SEARCH_FOLDER} from '../synonyms';

/**
 * Keywords of pages that have no front matter, of sections of pages, and of places in the API
 * reference, by address.
 */
export type PageKeywords = Readonly<Record<string, readonly string[]>>;

/** Those of a page and of its sections alone. */
export function keywordsBelow(keywords: PageKeywords, route: string): PageKeywords {
  return Object.fromEntries(
    Object.entries(keywords).filter(([address]) => address.split('#')[0] === route),
  );
}

const FILE = 'pages.json';
const schema = z.record(
  z.string().regex(/^\//, 'is no route | begin it with "/"'),
  z.array(z.string().min(2)).min(1),
);

/** Reads them and names every fault; none where there is no file. */
export function inspectPageKeywords(tree: string): {
  keywords: PageKeywords;
  findings: Finding[];
  shown: string;
} {
  const file = path.join(tree, SEARCH_FOLDER, FILE);
  const shown = path.relative(process.cwd(), file).split(path.sep).join('/');
  if (!fs.existsSync(file)) return {keywords: {}, findings: [], shown};
  const parsed = parseLocated(fs.readFileSync(file, 'utf8'), shown, 1, 'json');
  if ('findings' in parsed) return {keywords: {}, findings: parsed.findings, shown};
  const result = schema.safeParse(parsed.data.value);
  return result.success
    ? {keywords: result.data, findings: [], shown}
    : {
        keywords: {},
        findings: findingsOfIssues(result.error.issues, parsed.data, shown),
        shown,
      };
}

/** Throws FindingError where the file is faulty. */
export function readPageKeywords(tree: string): PageKeywords {
  const {keywords, findings} = inspectPageKeywords(tree);
  if (findings.length > 0) throw new FindingError(findings);
  return keywords;
}
