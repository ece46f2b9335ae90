import fs from 'node:fs';
import path from 'node:path';

import {drawingFiles, readDrawings, type DrawingSet} from '../drawings/read';
import {FIGURES_FOLDER, readFigures, type FigureSet} from '../figures/read';
import {GLOSSARY_FOLDER, readGlossary, TERMS_FILE} from '../glossary/read';
import type {TermSet} from '../glossary/schema';
import {keepWhileUnchanged} from '../lib/fresh';
import {PAGE_TITLES} from '../config/navigation';
import {readCatalogue, type CataloguePage} from './catalogue';
import {allTrees, markdownFiles, type ContentTree} from './tree';

const figuresIn = keepWhileUnchanged(
  (folder) => {
    const figures = path.join(folder, FIGURES_FOLDER);
    return fs.existsSync(figures)
      ? fs.readdirSync(figures).map((name) => path.join(figures, name))
      : [];
  },
  (folder) => readFigures(folder),
);

/** The figures of a tree. Throws FindingError where they are faulty. */
export function figuresOf(tree: ContentTree): FigureSet {
  return figuresIn(tree.folder);
}

const glossaryIn = keepWhileUnchanged(
  (folder) => {
    const file = path.join(folder, GLOSSARY_FOLDER, TERMS_FILE);
    return fs.existsSync(file) ? [file] : [];
  },
  (folder) => readGlossary(folder),
);

/** The terms of a tree; none in versions that were frozen before there was a glossary. */
export function glossaryOf(tree: ContentTree): TermSet {
  return glossaryIn(tree.folder);
}

const drawingsIn = keepWhileUnchanged(drawingFiles, (folder) => readDrawings(folder));

/** The drawings of a tree with what is wrong in them. */
export function drawingsOf(tree: ContentTree): DrawingSet {
  return drawingsIn(tree.folder);
}

const pagesIn = keepWhileUnchanged(markdownFiles, (folder) => {
  const tree = allTrees(process.cwd()).find((candidate) => candidate.folder === folder);
  return tree ? readCatalogue(tree) : [];
});

/** The pages of a tree. */
export function pagesOf(tree: ContentTree): CataloguePage[] {
  return pagesIn(tree.folder);
}

/** Where a route stands as seen from a tree, and what its page is called. */
export function pageAt(route: string, tree: ContentTree): {route: string; title: string} {
  const page = pagesOf(tree).find((candidate) => candidate.route === tree.base + route);
  return page
    ? {route: page.route, title: page.title}
    : {route, title: PAGE_TITLES[route] ?? route};
}
