import fs from 'node:fs';

import {COMPARISONS} from '../../changes/routes';
import type {OpenApiDocument} from '../../contract/document';
import {builtFiles} from '../../lib/built-pages';
import type {SearchDocument} from '../document';
import {apiDocuments} from './api';
import {faqDocuments, glossaryDocuments} from './entries';
import {type BuiltPage, readPage} from './html';
import {keywordsBelow, type PageKeywords, readPageKeywords} from './page-keywords';
import {pageDocument} from './pages';

/** Pages that are no answer to anything. */
const NEVER = ['/404', '/search', '/design', COMPARISONS];

/** Pages whose entries are found one by one. */
const ENTRIES: Readonly<Record<string, (page: BuiltPage) => SearchDocument[]>> = {
  '/knowledge-base/glossary': glossaryDocuments,
  '/faq': faqDocuments,
};

export interface BuiltSite {
  /** Folder of the build. */
  build: string;
  /** What routes of the version start with: nothing, or `/2024-11`. */
  base: string;
  /** What routes of the other versions start with. */
  otherBases: readonly string[];
  /** Content tree that holds the writers' files for the search. */
  tree: string;
  /** Undefined for versions that have no reference of their own. */
  contract: OpenApiDocument | undefined;
}

/** What can be found of one page. */
interface PageDocuments {
  page: SearchDocument;
  /** Parts of it that are found by themselves. */
  entries: SearchDocument[];
}

/** Everything of one version that can be found. A new source is a file beside these, and a line here. */
export function documentsOf({
  build,
  base,
  otherBases,
  tree,
  contract,
}: BuiltSite): SearchDocument[] {
  const never = [...NEVER, ...otherBases];
  const more = readPageKeywords(tree);
  const pages = builtFiles(build, base)
    .filter(({route}) => !never.some((start) => route === start || route.startsWith(`${start}/`)))
    .flatMap(({route, file}) => {
      const keywords = keywordsBelow(more, route.slice(base.length) || '/');
      const page = readPage(route, fs.readFileSync(file, 'utf8'));
      return pageDocuments(page, base, keywords) ?? [];
    });
  return [
    ...pages.map(({page}) => page),
    ...pages.flatMap(({entries}) => entries),
    ...(contract ? apiDocuments(contract, more) : []),
  ];
}

function pageDocuments(
  page: BuiltPage,
  base: string,
  keywords: PageKeywords,
): PageDocuments | undefined {
  if (page.$('main').length === 0) return undefined;
  const entriesOf = ENTRIES[page.route.slice(base.length)];
  const entries = entriesOf?.(page) ?? [];
  if (entriesOf && entries.length === 0) {
    throw new Error(`The search found no entry on ${page.route}: its markup is another than known`);
  }
  return {page: pageDocument(page, base, keywords), entries};
}
