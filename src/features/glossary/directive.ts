import type {Directive, DirectivePage} from '../../content/directives/directive';
import {pageAt, pagesOf} from '../../content/sources';
import {slugOf} from '../../lib/fold';
import {componentElement} from '../../lib/mdast';
import type {GlossaryData, PackedEntry} from './model/packed';
import type {Term} from './model/schema';
import {definitionOf, glossaryOf} from './terms';

/** `::glossary`: the list of all terms of the content tree. */
export const glossaryDirective: Directive = {
  name: 'glossary',
  type: 'leafDirective',
  faultOf: ({page: {tree}}) =>
    glossaryOf(tree).size === 0
      ? {message: 'there is no glossary', fix: 'restore _glossary/terms.json'}
      : undefined,
  render: ({page}) => {
    const pages: GlossaryData['pages'] = [];
    const terms = glossaryOf(page.tree);
    const places = new Map([...terms.keys()].map((key, at) => [key, at]));
    const entries = [...terms].map(([key, term]) => ({
      ...entryOf(key, term, page, pages),
      ...(term.see && {see: term.see.flatMap((other) => places.get(other) ?? [])}),
    }));
    const data: GlossaryData = {entries, pages};
    return [componentElement('Glossary', data, '@site/src/features/glossary')];
  },
};

/** @param pages the pages that explain terms, to which this one's is added */
function entryOf(
  key: string,
  term: Term,
  page: DirectivePage,
  pages: GlossaryData['pages'],
): PackedEntry {
  const {tree} = page;
  const {name, stands_for: standsFor, aliases, topic, article} = term;
  const explained = pagesOf(tree).find(({file}) => file === article);
  return {
    ...(key !== slugOf(name) && {key}),
    name,
    topic,
    definition: definitionOf(key, term, page),
    ...(standsFor && {standsFor}),
    ...(aliases && {aliases}),
    ...(explained && {
      article: placeIn(pages, pageAt(explained.route.slice(tree.base.length), tree)),
    }),
  };
}

function placeIn(pages: GlossaryData['pages'], page: GlossaryData['pages'][number]): number {
  const at = pages.findIndex(({route}) => route === page.route);
  return at < 0 ? pages.push(page) - 1 : at;
}
