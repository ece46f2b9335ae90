import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';

import {articlesOf, type CataloguePage} from '../../content/catalogue';
import {folderCategory} from '../../content/kinds';
import {pagesOf} from '../../content/sources';
import {treeOf} from '../../content/tree';
import {componentElement} from './mdast';

/** How many pages `::recent` shows. */
const RECENT = 5;

/**
 * Puts the lists of the knowledge base into its pages, from the front matter of the files:
 * `::articles` (the cards of this category), `::categories`, `::featured` and `::recent`; and, with
 * `::search-box`, the search.
 */
export default function remarkLists({root}: {root: string}) {
  return (markdown: Root, file: VFile): void => {
    const tree = treeOf(file.path, root);
    const pages = pagesOf(tree);
    visit(markdown, 'leafDirective', (node, index, parent) => {
      if (!parent || index === undefined) return;
      switch (node.name) {
        case 'articles': {
          const category = folderCategory(file.path.slice(tree.folder.length + 1)) ?? '';
          const articles = articlesOf(pages, category);
          if (articles.length === 0) file.fail('the category has no article  → add one', node);
          parent.children[index] = componentElement('ArticleList', {articles: articles.map(card)});
          break;
        }
        case 'categories':
          parent.children[index] = componentElement('CategoryList', {
            categories: pages
              .filter((page) => page.kind === 'category')
              .map(({route, title, description, category = ''}) => ({
                route,
                title,
                description,
                id: category,
                articles: articlesOf(pages, category).map((page) => ({
                  title: page.title,
                  route: page.route,
                })),
              })),
          });
          break;
        case 'featured':
          parent.children[index] = componentElement('ArticleList', {
            articles: pages.filter((page) => page.featured).map((page) => card(page)),
            headingLevel: 3,
          });
          break;
        case 'recent':
          parent.children[index] = componentElement('RecentList', {
            articles: pages
              .filter((page) => page.kind === 'article')
              .sort((a, b) => (b.updated ?? '').localeCompare(a.updated ?? ''))
              .slice(0, RECENT)
              .map(card),
          });
          break;
        case 'search-box':
          parent.children[index] = componentElement('SearchBox', {size: 'large'});
          break;
        default:
      }
    });
  };
}

function card({route, title, description, readTime, updated, category}: CataloguePage): object {
  return {route, title, description, readTime, updated, category};
}
