import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {valueOf} from '../content/directives/directive';
import {resolveDrawing, resolveDrawingName} from '../content/drawings/directive';
import type {DrawingView} from '../content/drawings/view';
import {FAQ_CATEGORY} from '../content/faq';
import {drawingsOf, figuresOf, pagesOf} from '../content/sources';
import {allTrees, type ContentTree, currentTree} from '../content/tree';
import {worldNames} from '../features/countries/world';
import {watchDataOfPages} from './page-data';

/** The front matter of all pages, from which lists are built. */
const CATALOGUE = 'catalogue.json';

/**
 * Gives React pages drawings and dates, which they cannot read from Markdown, and the tools the names of
 * countries. In the live preview, also tells the bundler which data files a Markdown page shows.
 */
export default function contentFiles({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'content-files',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.{md,mdx}')],
    async contentLoaded({actions: {createData}}) {
      const tree = currentTree(siteDir);
      // Imported as @generated/content-files/default/updated.json
      await createData('updated.json', complianceDates(tree));
      // Imported as @generated/content-files/default/order-book.json
      await createData('order-book.json', drawingOf('order-book', tree));
      // Imported as @generated/content-files/default/order-ticket.json
      await createData('order-ticket.json', drawingOf('order-ticket', tree));
      // Rewritten only when it changes, so that an edited text does not rebuild the lists.
      await createData(CATALOGUE, pagesOf(tree));
      // Imported as @generated/content-files/default/gone.json
      await createData('gone.json', goneRoutes(siteDir));
      // Imported as @generated/content-files/default/countries.json
      await createData('countries.json', worldNames());
    },
    configureWebpack: () => {
      if (process.env.NODE_ENV !== 'development') return {};
      const lists = path.join(generatedFilesDir, 'content-files/default', CATALOGUE);
      return {plugins: [watchDataOfPages(siteDir, lists)]} as object;
    },
  };
}

function drawingOf(name: string, tree: ContentTree): DrawingView {
  const drawing = valueOf(resolveDrawingName(name, {}, drawingsOf(tree)));
  return resolveDrawing(name, drawing, figuresOf(tree));
}

/** When each legal page, and each other page that the compliance page may list, last changed. */
function complianceDates(tree: ContentTree): Record<string, string> {
  return Object.fromEntries(
    pagesOf(tree).flatMap(({kind, category, route, updated}) =>
      updated && (kind === 'legal' || category === 'compliance' || category === FAQ_CATEGORY)
        ? [[route, updated]]
        : [],
    ),
  );
}

/** Routes of archived pages that no longer exist, without the version prefix. */
function goneRoutes(siteDir: string): string[] {
  const today = new Set(pagesOf(currentTree(siteDir)).map(({route}) => route));
  const archived = allTrees(siteDir).flatMap((tree) =>
    pagesOf(tree).map(({route}) => route.slice(tree.base.length)),
  );
  return [...new Set(archived)].filter((route) => !today.has(route));
}
