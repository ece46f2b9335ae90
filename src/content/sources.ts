import fs from 'node:fs';
import path from 'node:path';

import {nameOf} from '../config/navigation';
import {memoizeByMtime} from '../lib/memoize-by-mtime';
import {type CataloguePage, readCatalogue} from './catalogue';
import {DRAWINGS_FOLDER, type DrawingSet, readDrawings} from './drawings/read';
import {FIGURES_FOLDER, type FigureSet, readFigures} from './figures/read';
import {fieldsOf} from './front-matter';
import {inLanguage} from './names';
import {type ContentTree, translationsOf} from './tree';

/** @throws FindingError if the figures are invalid */
export const figuresOf: (tree: ContentTree) => FigureSet = memoizeByMtime(
  [FIGURES_FOLDER],
  (tree) => {
    const {figures, tables} = readFigures(tree.folder);
    return {
      figures: inLanguage(figures, 'figures', tree),
      tables: inLanguage(tables, 'tables', tree),
    };
  },
);

export const drawingsOf: (tree: ContentTree) => DrawingSet = memoizeByMtime(
  [DRAWINGS_FOLDER],
  (tree) => {
    const folders = [tree.folder, translationsOf(tree) ?? []].flat();
    return new Map(folders.flatMap((folder) => [...readDrawings(folder)]));
  },
);

export const pagesOf: (tree: ContentTree) => CataloguePage[] = memoizeByMtime(['.'], readCatalogue);

/** The route and title of a page, in the version of the tree if the tree has the page, and when it last changed. */
export function pageAt(
  route: string,
  tree: ContentTree,
): Pick<CataloguePage, 'route' | 'title' | 'updated'> {
  const page = pagesOf(tree).find((candidate) => candidate.route === tree.base + route);
  if (!page) return {route, title: titleOutside(route)};
  const {title, updated} = page;
  return {route: page.route, title, ...(updated && {updated})};
}

/** The title of a page outside the content tree: of an MDX page, else its name in the navigation. */
export function titleOutside(route: string): string {
  const file = path.join(process.cwd(), 'src/pages', `${route}.mdx`);
  const {title} = fs.existsSync(file) ? fieldsOf(fs.readFileSync(file, 'utf8')) : {};
  return typeof title === 'string' ? title : (nameOf(route) ?? route);
}
