import {pluginRoutes} from '../../src/config/navigation';
import {type CataloguePage, readCatalogue, routeOf} from '../../src/content/catalogue';
import {categoriesOf} from '../../src/content/kinds';
import {currentTree, sitePages} from '../../src/content/tree';
import {pathFrom} from '../../src/lib/files';

/** The existing content that a new page has to fit into. */
export interface Site {
  root: string;
  /** ISO date of today. */
  today: string;
  pages: CataloguePage[];
  /** Names of the categories, including the FAQ. */
  categories: string[];
}

export interface Draft {
  /** Path relative to the root, with forward slashes. */
  file: string;
  content: string;
  /** Line to continue at, from 1. */
  line: number;
}

export function readSite(root: string, today: Date): Site {
  const tree = currentTree(root);
  return {
    root,
    today: today.toISOString().slice(0, 10),
    pages: readCatalogue(tree),
    categories: categoriesOf(tree.folder),
  };
}

/** The routes that are in use, without those of updates. */
export function routesOf({root, pages}: Site): string[] {
  return [
    ...pages.map(({route}) => route),
    ...sitePages(root).map((full) => routeOf(pathFrom(root, full))),
    ...pluginRoutes,
  ];
}
