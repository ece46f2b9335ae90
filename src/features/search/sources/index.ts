import type {OpenApiDocument} from '@portal/contract';
import {buildIndex, type IndexFile, type SearchDocument} from '@portal/search';

import {searchedPages} from '../../../config/searched-pages';
import {pagesOf} from '../../../content/sources';
import {allTrees, type ContentTree} from '../../../content/tree';
import {namesOf} from '../../glossary/model/names';
import {definitionOf, glossaryOf} from '../../glossary/terms';
import {apiDocuments} from './api';
import {figureEntries} from './figures';
import {answerDocuments, pageDocument, type SearchedPage} from './pages';
import {type Keywords, readWritersFiles} from './writers-files';

const UPDATES = '/updates';

/** A page with its route, which includes the version. */
type Routed = SearchedPage & {route: string};

/**
 * The index of a version, and the documents whose positions are its ids.
 *
 * @param pages of the whole site
 * @param contract of the API, for the version that has a reference
 */
export function searchIndex(
  pages: readonly Routed[],
  tree: ContentTree,
  root: string,
  contract?: OpenApiDocument,
): {index: IndexFile; documents: SearchDocument[]} {
  const {synonyms, keywords} = readWritersFiles(tree, root);
  const archives = allTrees(root).flatMap(({base}) => (base && base !== tree.base ? base : []));
  // A new source is a file next to this one and a line here.
  const documents = [
    ...pagesIn(pages, tree, [...searchedPages.never, ...archives]),
    ...termDocuments(tree),
    ...(contract ? apiDocuments(contract) : []),
  ].map((document) => withKeywords(document, tree.base, keywords));
  const figures = figureEntries(tree, documents, synonyms);
  return {index: buildIndex(documents, {synonyms, figures}), documents};
}

function pagesIn(
  pages: readonly Routed[],
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
  const place = {tree, root: process.cwd(), locale: tree.language?.locale ?? 'en-GB'};
  const glossary = pagesOf(tree).find(({kind}) => kind === 'glossary');
  if (!glossary) return [];
  return [...glossaryOf(tree)].map(([key, term]) => ({
    kind: 'glossary',
    url: `${glossary.route}#${key}`,
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
