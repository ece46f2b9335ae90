import type {Directive, DirectivePage} from '../../content/directives/directive';
import {pagesOf} from '../../content/sources';
import {refuse} from '../../lib/finding';
import {componentElement} from '../../lib/mdast';
import type {GlossaryEntry} from '.';
import type {Term} from './model/schema';
import {definitionOf, glossaryOf} from './terms';

/** `::glossary`: the list of all terms of the content tree. */
export const glossaryDirective: Directive = {
  name: 'glossary',
  feature: 'glossary',
  type: 'leafDirective',
  verify: ({page: {tree}}) => {
    if (glossaryOf(tree).size === 0) refuse('there is no glossary', 'restore _glossary/terms.json');
  },
  render: ({page}) => {
    const entries = [...glossaryOf(page.tree)].map(([key, term]) => entryOf(key, term, page));
    return [componentElement('Glossary', {entries}, '@site/src/features/glossary')];
  },
};

function entryOf(key: string, term: Term, page: DirectivePage): GlossaryEntry {
  const {tree} = page;
  const {name, stands_for: standsFor, aliases, article, see} = term;
  const explained = pagesOf(tree).find(({file}) => file === article);
  return {
    name,
    definition: definitionOf(key, term, page),
    ...(standsFor && {standsFor}),
    ...(aliases && {aliases}),
    ...(explained && {article: {route: explained.route, title: explained.title}}),
    ...(see && {see}),
  };
}
