import type {OpenApiDocument} from '@portal/contract';
import type {SearchDocument} from '@portal/search';

import {searchedPages} from '../../../config/searched-pages';
import {pagesOf} from '../../../content/sources';
import type {ContentTree} from '../../../content/tree';
import {namesOf} from '../../glossary/model/names';
import {definitionOf, glossaryOf} from '../../glossary/terms';
import {apiDocuments} from './api';
import {answerDocuments, pageDocument, type SearchedPage} from './pages';
import type {Keywords} from './writers-files';

const GLOSSARY = '/knowledge-base/glossary';
const UPDATES = '/updates';

/**
 * Everything that can be found in one version. A new source is a file next to this one and a line here.
 *
 * @param pages of the whole build
 * @param archives route prefixes of the other versions
 * @param contract of the API, for the version that has a reference
 */
export function documentsOf(
  pages: readonly (SearchedPage & {route: string})[],
  tree: ContentTree,
  archives: readonly string[],
  keywords: Keywords,
  contract?: OpenApiDocument,
): SearchDocument[] {
  const documents = [
    ...pagesIn(pages, tree, [...searchedPages.never, ...archives]),
    ...termDocuments(tree),
    ...(contract ? apiDocuments(contract) : []),
  ];
  return documents.map((document) => withKeywords(document, tree.base, keywords));
}

function pagesIn(
  pages: readonly (SearchedPage & {route: string})[],
  tree: ContentTree,
  never: readonly string[],
): SearchDocument[] {
  const kinds = new Map(pagesOf(tree).map(({route, kind}) => [route, kind]));
  return pages.flatMap((page) => {
    const url = page.route;
    if (page.isUnlisted || !url.startsWith(`${tree.base}/`)) return [];
    if (never.some((start) => url === start || url.startsWith(`${start}/`))) return [];
    const route = url.slice(tree.base.length) || '/';
    const content = kinds.get(url);
    const isText = content === 'article' || content === 'legal';
    const kind = route.startsWith(`${UPDATES}/`) ? 'update' : isText ? content : 'page';
    const isList =
      searchedPages.lists.some((list) => list === route) || (content !== undefined && !isText);
    const answers = Object.entries(searchedPages.answers).find(([one]) => one === route);
    return [
      pageDocument(page, kind, url, isList),
      ...(answers ? answerDocuments(answers[1], url, page) : []),
    ];
  });
}

function termDocuments(tree: ContentTree): SearchDocument[] {
  const place = {tree, root: process.cwd(), locale: 'en-GB'};
  return [...glossaryOf(tree)].map(([key, term]) => ({
    kind: 'glossary',
    url: `${tree.base}${GLOSSARY}#${key}`,
    title: term.name,
    path: ['Knowledge Base', 'Glossary'],
    description: definitionOf(key, term, place),
    keywords: namesOf({...term, forms: []}).slice(1),
    sections: [],
  }));
}

/** Adds the keywords that writers assigned to the address of a document or section. */
function withKeywords(document: SearchDocument, base: string, more: Keywords): SearchDocument {
  const address = document.url.slice(base.length) || '/';
  const sections = document.sections.map((section) => {
    const keywords = more[`${address}#${section.anchor}`];
    return keywords ? {...section, keywords} : section;
  });
  return {...document, sections, keywords: [...document.keywords, ...(more[address] ?? [])]};
}
