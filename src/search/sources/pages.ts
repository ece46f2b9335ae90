import type {SearchDocument} from '../document';
import type {ResultKind} from '../kinds';
import {metaOf, tidy, type BuiltPage} from './html';
import type {PageKeywords} from './page-keywords';
import {sectionsOf} from './sections';

/** A page that lists others repeats their words: the pages themselves shall lead. */
const LIST_WEIGHT = 0.6;
const UPDATES = '/updates';
/** Pages whose entries are found one by one. */
const OF_ENTRIES = ['/faq', '/knowledge-base/glossary', '/api', UPDATES];

/**
 * A page as a whole: title, keywords, description, and its text cut at headings.
 *
 * @param base what routes of its version start with
 * @param more keywords that the page itself does not carry, by its address and those of its sections
 */
export function pageDocument(
  {route, trail, $}: BuiltPage,
  base: string,
  more: PageKeywords = {},
): SearchDocument {
  const today = route.slice(base.length) || '/';
  const id = /docs-doc-id-(\S+)/.exec($('html').attr('class') ?? '')?.[1];
  const isList = id?.endsWith('/index') === true || OF_ENTRIES.includes(today);
  const content = $('.theme-doc-markdown').length > 0 ? $('.theme-doc-markdown') : $('main');
  const named = tidy($('main h1').first().text());
  return {
    kind: kindOf(today, id),
    url: route,
    title: named || tidy($('title').text().split('|')[0] ?? ''),
    path: today.startsWith(`${UPDATES}/`) ? ['Updates'] : trail,
    description: metaOf($, 'description'),
    keywords: [...metaOf($, 'keywords').split(',').map(tidy), ...(more[today] ?? [])].filter(
      (keyword) => keyword !== '',
    ),
    sections: isList
      ? []
      : sectionsOf($, content.first()).map((section) => {
          const keywords = section.anchor && more[`${today}#${section.anchor}`];
          return keywords ? {...section, keywords} : section;
        }),
    ...(isList && {weight: LIST_WEIGHT}),
  };
}

function kindOf(route: string, id: string | undefined): ResultKind {
  if (route.startsWith(`${UPDATES}/`)) return 'update';
  if (id === undefined || id.endsWith('/index')) return 'page';
  return id.startsWith('legal/') ? 'legal' : 'article';
}
