import fs from 'node:fs';

import {COMPARISONS} from '../../changes/model/routes';
import {brand} from '../../../config/brand';
import {figuresOf, pagesOf} from '../../../content/sources';
import type {ContentTree} from '../../../content/tree';
import type {OpenApiDocument} from '../../../contract/document';
import {readPage} from '../../../exports/page';
import {resolveDefinition} from '../../glossary/model/definition';
import {namesOf} from '../../glossary/model/names';
import {glossaryOf} from '../../glossary/terms';
import {builtFiles} from '../../../lib/built-pages';
import type {ResultKind, SearchDocument} from '../document';
import {apiDocuments} from './api';
import {faqDocuments, pageDocument, type PageKeywords} from './pages';

const FAQ = '/faq';
const GLOSSARY = '/knowledge-base/glossary';
const UPDATES = '/updates';
/** Pages that are no answer to anything. */
const NEVER = ['/404', '/search', '/design', COMPARISONS];

/**
 * Everything of one version that can be found, out of its built pages, its glossary and the API
 * contract. A new source is a file beside this one, and a line here.
 *
 * @param build folder of the build
 * @param others what routes of the other versions start with
 * @param more keywords by address, without the version in front
 */
export function documentsOf(
  build: string,
  tree: ContentTree,
  others: readonly string[],
  more: PageKeywords,
  contract?: OpenApiDocument,
): SearchDocument[] {
  const never = [...NEVER, ...others];
  const catalogue = new Map(pagesOf(tree).map(({route, kind}) => [route, kind]));
  const pages = builtFiles(build, tree.base)
    .filter(({route}) => !never.some((start) => route === start || route.startsWith(`${start}/`)))
    .flatMap(({route: url, file}): SearchDocument[] => {
      const page = readPage(fs.readFileSync(file, 'utf8'), url, brand.siteUrl);
      if (!page) return [];
      const route = url.slice(tree.base.length) || '/';
      const content = catalogue.get(url);
      const isList =
        [FAQ, '/api', UPDATES].includes(route) ||
        (content !== undefined && content !== 'article' && content !== 'legal');
      const document = pageDocument(page, {kind: kindOf(route, content), url, isList});
      return [document, ...(route === FAQ ? faqDocuments(url, page) : [])];
    });
  const all = [...pages, ...termDocuments(tree), ...(contract ? apiDocuments(contract) : [])];
  return all.map((document) => withKeywords(document, tree.base, more));
}

function kindOf(route: string, content: string | undefined): ResultKind {
  if (route.startsWith(`${UPDATES}/`)) return 'update';
  return content === 'article' || content === 'legal' ? content : 'page';
}

function termDocuments(tree: ContentTree): SearchDocument[] {
  const figures = figuresOf(tree);
  return [...glossaryOf(tree)].map(([key, term]) => {
    const definition = resolveDefinition(term.definition, figures, 'en-GB');
    if ('fault' in definition) throw new Error(`${key}: ${definition.fault.message}`);
    return {
      kind: 'glossary',
      url: `${tree.base}${GLOSSARY}#${key}`,
      title: term.name,
      path: ['Knowledge Base', 'Glossary'],
      description: definition.value,
      keywords: namesOf({...term, forms: []}).slice(1),
      sections: [],
    };
  });
}

/** A document with the keywords that writers gave to its address, and to those of its sections. */
function withKeywords(document: SearchDocument, base: string, more: PageKeywords): SearchDocument {
  const address = document.url.slice(base.length) || '/';
  return {
    ...document,
    keywords: [...document.keywords, ...(more[address] ?? [])],
    sections: document.sections.map((section) => {
      const keywords = section.anchor && more[`${address}#${section.anchor}`];
      return keywords ? {...section, keywords} : section;
    }),
  };
}
