import {articlesOf, type CataloguePage} from '../../content/catalogue';
import {type Directive, type DirectivePage, resolveName} from '../../content/directives/directive';
import {folderCategory} from '../../content/kinds';
import {pagesOf} from '../../content/sources';
import {refuse} from '../../lib/finding';
import {componentElement, inlineElement} from '../../lib/mdast';

/** How many pages `::recent` shows. */
const RECENT = 5;

/** Lists of pages and the dates of pages, from their front matter. */
export const listDirectives: readonly Directive[] = [
  {
    name: 'updated',
    type: 'textDirective',
    needsLabel: true,
    verify: ({label, page}) => resolveDate(label, page),
    render: ({label, page}) => {
      const date = resolveDate(label, page);
      return [inlineElement('Age', {date}, [], '@site/src/components/Age')];
    },
  },
  {
    name: 'articles',
    type: 'leafDirective',
    verify: ({page}) => {
      if (articlesOfSameCategory(page).length > 0) return;
      refuse('the category has no articles', 'add an article');
    },
    render: ({page}) => [list('ArticleList', {articles: articlesOfSameCategory(page).map(cardOf)})],
  },
  {
    name: 'categories',
    type: 'leafDirective',
    render: ({page}) => {
      const pages = pagesOf(page.tree);
      const categories = pages
        .filter(({kind}) => kind === 'category')
        .map(({category: id = '', route, title, description}) => {
          const articles = articlesOf(pages, id).map((one) => ({
            title: one.title,
            route: one.route,
          }));
          return {id, route, title, description, articles};
        });
      return [list('CategoryList', {categories})];
    },
  },
  {
    name: 'featured',
    type: 'leafDirective',
    render: ({page}) => {
      const pages = pagesOf(page.tree);
      const titleOf = (category?: string): string | undefined =>
        pages.find((one) => one.kind === 'category' && one.category === category)?.title;
      const articles = pages
        .filter(({featured}) => featured)
        .map((one) => ({...cardOf(one), category: titleOf(one.category)}));
      return [list('ArticleList', {articles, headingLevel: 3})];
    },
  },
  {
    name: 'recent',
    type: 'leafDirective',
    render: ({page}) => {
      const articles = pagesOf(page.tree)
        .filter(({kind}) => kind === 'article')
        .sort((a, b) => (b.updated ?? '').localeCompare(a.updated ?? '', 'en'))
        .slice(0, RECENT);
      return [componentElement('ul', {className: 'ruled'}, undefined, articles.map(rowOf))];
    },
  },
];

/** A component of this folder. */
function list(name: string, props: object) {
  return componentElement(name, props, `@site/src/features/lists/${name}`);
}

/** The ISO date of the last change of a page, by its route. */
function resolveDate(route: string, {tree}: DirectivePage) {
  const dates = pagesOf(tree).flatMap(({route: each, updated}): [string, string][] =>
    updated ? [[each.slice(tree.base.length), updated]] : [],
  );
  return resolveName('page with a date', route, new Map(dates));
}

function articlesOfSameCategory({file, tree}: DirectivePage): CataloguePage[] {
  return articlesOf(pagesOf(tree), folderCategory(file) ?? '');
}

function cardOf({route, title, description, readTime, updated}: CataloguePage): object {
  return {route, title, description, readTime, updated};
}

/** A page and what it is about: the dates of the newest are often the same. */
function rowOf({route, title, description}: CataloguePage) {
  const words = [{type: 'text', value: title} as const];
  return componentElement('li', {}, undefined, [
    {
      type: 'paragraph',
      children: [inlineElement('Link', {to: route}, words, '@site/src/components/Link')],
    },
    {
      type: 'paragraph',
      data: {hProperties: {className: ['quiet', 'wide-only']}},
      children: [{type: 'text', value: description}],
    },
  ]);
}
