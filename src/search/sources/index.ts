import fs from 'node:fs';
import path from 'node:path';

import {COMPARISONS} from '../../changes/routes';
import type {OpenApiDocument} from '../../contract/document';
import type {SearchDocument} from '../document';
import {apiDocuments} from './api';
import {faqDocuments, glossaryDocuments} from './entries';
import {builtPages, type BuiltPage} from './html';
import {readPageKeywords} from './page-keywords';
import {pageDocument} from './pages';

/** Pages that are no answer to anything. */
const NEVER = ['/404', '/search', '/login', '/signup', '/design', COMPARISONS];

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

/** Everything of one version that can be found. A new source is a file beside these, and a line here. */
export function documentsOf({
  build,
  base,
  otherBases,
  tree,
  contract,
}: BuiltSite): SearchDocument[] {
  const pages = builtPages(build, base, [...NEVER, ...otherBases]);
  const at = (route: string): BuiltPage | undefined =>
    pages.find((page) => page.route === base + route);
  const entriesOf = (
    route: string,
    read: (page: BuiltPage) => SearchDocument[],
  ): SearchDocument[] => {
    const page = at(route);
    return page ? read(page) : [];
  };
  const more = readPageKeywords(tree);
  return [
    ...pages.map((page) => pageDocument(page, base, more[page.route.slice(base.length) || '/'])),
    ...entriesOf('/knowledge-base/glossary', glossaryDocuments),
    ...entriesOf('/faq', faqDocuments),
    ...(contract ? apiDocuments(contract) : []),
  ];
}

/** The bundled contract as the plugin `openapi` left it among the generated files. */
export function readContract(generated: string): OpenApiDocument | undefined {
  const file = path.join(generated, 'openapi/default/openapi.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as OpenApiDocument)
    : undefined;
}
