import fs from 'node:fs';
import path from 'node:path';

import {brand} from '../../../config/brand';
import {pagesOf} from '../../../content/sources';
import type {ContentTree} from '../../../content/tree';
import {builtFiles} from '../../../lib/built-pages';
import {COMPARISONS} from '../../changes/model/routes';
import type {OpenApiDocument} from '../../contract/document';
import {readPage} from '../../exports/page';
import {namesOf} from '../../glossary/model/names';
import {definitionOf, glossaryOf} from '../../glossary/terms';
import type {SearchDocument} from '../document';
import {apiDocuments} from './api';
import {faqDocuments, sectionsOf} from './pages';
import type {Keywords} from './writers-files';

const FAQ = '/faq';
const GLOSSARY = '/knowledge-base/glossary';
const UPDATES = '/updates';
const LISTS = [FAQ, '/api', UPDATES];
/** Pages that answer nothing. */
const NEVER = ['/404', '/search', '/design', COMPARISONS];

interface Sources {
  /** Folder of the build. */
  build: string;
  tree: ContentTree;
  keywords: Keywords;
  /** Versions whose pages stand between those of the tree. */
  archives?: readonly ContentTree[];
  contract?: OpenApiDocument;
}

/** Everything in one version that can be found. A new source is a file beside this one and a line here. */
export function documentsOf({
  build,
  tree,
  keywords,
  archives = [],
  contract,
}: Sources): SearchDocument[] {
  const never = [...NEVER, ...archives.map(({base}) => base)];
  const documents = [
    ...pagesIn(build, tree, never),
    ...termDocuments(tree, path.dirname(build)),
    ...(contract ? apiDocuments(contract) : []),
  ];
  return documents.map((document) => withKeywords(document, tree.base, keywords));
}

function pagesIn(build: string, tree: ContentTree, never: readonly string[]): SearchDocument[] {
  const kinds = new Map(pagesOf(tree).map(({route, kind}) => [route, kind]));
  return builtFiles(build, tree.base).flatMap(({route: url, file}): SearchDocument[] => {
    if (never.some((start) => url === start || url.startsWith(`${start}/`))) return [];
    const page = readPage(fs.readFileSync(file, 'utf8'), url, brand.siteUrl);
    if (!page) return [];
    const {title, description, keywords, trail, text} = page;
    const route = url.slice(tree.base.length) || '/';
    const isUpdate = route.startsWith(`${UPDATES}/`);
    const content = kinds.get(url);
    const isText = content === 'article' || content === 'legal';
    const kind = isUpdate ? 'update' : isText ? content : 'page';
    // The pages that a list leads to are better answers than the list.
    const isList = LISTS.includes(route) || (content !== undefined && !isText);
    const sections = isList ? [] : sectionsOf(text);
    const above = isUpdate ? ['Updates'] : trail;
    return [
      {kind, url, title, path: above, description, keywords, sections},
      ...(route === FAQ ? faqDocuments(url, page) : []),
    ];
  });
}

function termDocuments(tree: ContentTree, root: string): SearchDocument[] {
  return [...glossaryOf(tree)].map(([key, term]) => ({
    kind: 'glossary',
    url: `${tree.base}${GLOSSARY}#${key}`,
    title: term.name,
    path: ['Knowledge Base', 'Glossary'],
    description: definitionOf(key, term, {tree, root, locale: 'en-GB'}),
    keywords: namesOf({...term, forms: []}).slice(1),
    sections: [],
  }));
}

/** Adds the keywords that writers gave to the address of a document or of a section. */
function withKeywords(document: SearchDocument, base: string, more: Keywords): SearchDocument {
  const address = document.url.slice(base.length) || '/';
  const sections = document.sections.map((section) => {
    const keywords = more[`${address}#${section.anchor}`];
    return keywords ? {...section, keywords} : section;
  });
  return {...document, sections, keywords: [...document.keywords, ...(more[address] ?? [])]};
}
