import type {SearchDocument} from '../document';
import {tidy, type BuiltPage} from './html';
import {textOf} from './sections';

/** Questions of the FAQ: each an element that holds a heading with an anchor, and its answer. */
export function faqDocuments({route, $}: BuiltPage): SearchDocument[] {
  return $('main article:has(> h3[id])')
    .toArray()
    .map((element) => {
      const entry = $(element);
      const heading = entry.children('h3[id]').first();
      return {
        kind: 'faq',
        url: `${route}#${heading.attr('id') ?? ''}`,
        title: textOf(heading),
        path: ['FAQ'],
        description: textOf(entry.children('p')),
        keywords: [],
        sections: [],
      };
    });
}

/** Terms of a glossary: each a group of a definition list with an anchor. */
export function glossaryDocuments({route, trail, $}: BuiltPage): SearchDocument[] {
  const pageTitle = tidy($('main h1').first().text());
  return $('main dl [id]:has(> dt)')
    .toArray()
    .map((element) => {
      const entry = $(element);
      const name = entry.find('dt :is(a, dfn, strong)').first();
      const title = textOf(name.length > 0 ? name : entry.find('dt'));
      name.remove();
      return {
        kind: 'glossary',
        url: `${route}#${entry.attr('id') ?? ''}`,
        title,
        path: [...trail, pageTitle],
        description: textOf(
          entry.find('dd > p').length > 0 ? entry.find('dd > p') : entry.find('dd'),
        ),
        keywords: textOf(entry.find('dt')).split(',').map(tidy).filter(Boolean),
        sections: [],
      };
    });
}
