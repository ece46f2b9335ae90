import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {valueOf} from '../content/directives/directive';
import {resolveDrawing, resolveDrawingName} from '../content/drawings/directive';
import type {DrawingView} from '../content/drawings/view';
import {FAQ_CATEGORY} from '../content/faq';
import {drawingsOf, figuresOf, pagesOf} from '../content/sources';
import {allTrees, type ContentTree, currentTree} from '../content/tree';
import {worldNames} from '../features/countries/world';
import {reviewState} from '../features/review/state';

const NAME = 'content-files';

/**
 * Tells the bundler that a Markdown page also depends on files that it does not import
 * (figures, and the front matter that lists are made of), so that the persistent cache and
 * the live preview notice when one of them changes. Gives React pages drawings and dates, which they
 * cannot read from Markdown, and the tools the names of countries.
 */
export default function contentFiles({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: NAME,
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.{md,mdx}')],
    async contentLoaded({actions: {createData}}) {
      const tree = currentTree(siteDir);
      // Imported as @generated/content-files/default/updated.json
      await createData('updated.json', complianceDates(tree));
      // Imported as @generated/content-files/default/order-book.json
      await createData('order-book.json', drawingOf('order-book', tree));
      // Imported as @generated/content-files/default/order-ticket.json
      await createData('order-ticket.json', drawingOf('order-ticket', tree));
      // Written again only where they change: an edit of a text leaves the lists alone.
      for (const each of allTrees(siteDir)) {
        await createData(`catalogue-${each.version}.json`, pagesOf(each));
      }
      // Pages that tell their readers so: written again when the day of one is past.
      await createData('due.json', dueFiles(siteDir, new Date()));
      // Imported as @generated/content-files/default/gone.json
      await createData('gone.json', goneRoutes(siteDir));
      // Imported as @generated/content-files/default/countries.json
      await createData('countries.json', worldNames());
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: ['docs', 'versioned_docs', 'blog'].map((folder) => path.join(siteDir, folder)),
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'content-files-loader.cjs'),
                options: {generated: path.join(generatedFilesDir, NAME, 'default')},
              },
            ],
          },
        ],
      },
    }),
  };
}

/** A drawing of the articles, for a React page. */
function drawingOf(name: string, tree: ContentTree): DrawingView {
  const drawing = valueOf(resolveDrawingName(name, {}, drawingsOf(tree)));
  return resolveDrawing(name, drawing, figuresOf(tree));
}

/** The day of the last change of each legal page, and of what the compliance page lists beside them. */
function complianceDates(tree: ContentTree): Record<string, string> {
  return Object.fromEntries(
    pagesOf(tree).flatMap(({kind, category, route, updated}) =>
      updated && (kind === 'legal' || category === 'compliance' || category === FAQ_CATEGORY)
        ? [[route, updated]]
        : [],
    ),
  );
}

/** Pages whose `review_by` is past: paths from the content tree. */
function dueFiles(siteDir: string, today: Date): string[] {
  return pagesOf(currentTree(siteDir)).flatMap(({file, reviewBy}) =>
    reviewBy && reviewState(reviewBy, today) === 'due' ? [file] : [],
  );
}

/** Pages of the archives that are no more, without the version in front. */
function goneRoutes(siteDir: string): string[] {
  const today = new Set(pagesOf(currentTree(siteDir)).map(({route}) => route));
  const archived = allTrees(siteDir).flatMap((tree) =>
    pagesOf(tree).map(({route}) => route.slice(tree.base.length)),
  );
  return [...new Set(archived)].filter((route) => !today.has(route));
}
