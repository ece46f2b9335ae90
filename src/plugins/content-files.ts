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
 * (figures, and the front matter that lists are built from), so that the persistent cache and
 * the live preview notice when one of them changes. Also gives React pages drawings and dates, which they
 * cannot read from Markdown, and gives the tools the names of countries.
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
      // Rewritten only when they change, so that an edited text does not rebuild the lists.
      for (const each of allTrees(siteDir)) {
        await createData(`catalogue-${each.version}.json`, pagesOf(each));
      }
      // Pages that show a review note. Rewritten when another review date has passed.
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

/** Pages whose `review_by` date has passed, as paths relative to the content tree. */
function dueFiles(siteDir: string, today: Date): string[] {
  return pagesOf(currentTree(siteDir)).flatMap(({file, reviewBy}) =>
    reviewBy && reviewState(reviewBy, today) === 'due' ? [file] : [],
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
