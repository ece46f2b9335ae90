import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {FORMER_ADDRESSES} from '../config/redirects';
import {formerAddresses} from '../content/former-addresses';
import {pagesOf} from '../content/sources';
import {allTrees, currentTree} from '../content/tree';
import {worldNames} from '../features/countries/world';
import {writeFiles} from '../lib/files';

/** The front matter of all pages, from which lists are built. */
const CATALOGUE = 'catalogue.json';

/**
 * Gives the tools the names of countries, archived pages the addresses that no longer exist, and servers the former
 * addresses of pages. In the live preview, also tells the bundler which data files a Markdown page shows.
 */
export default function contentFiles({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  return {
    name: 'content-files',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.{md,mdx}')],
    async contentLoaded({actions: {createData}}) {
      // Rewritten only when it changes, so that an edited text does not rebuild the lists.
      await createData(CATALOGUE, pagesOf(currentTree(siteDir, i18n.currentLocale)));
      // Imported as @generated/content-files/default/gone.json
      await createData('gone.json', goneRoutes(siteDir));
      // Imported as @generated/content-files/default/countries.json
      await createData('countries.json', worldNames());
    },
    // For the configuration of servers.
    postBuild: ({outDir}) =>
      writeFiles(outDir, {[FORMER_ADDRESSES]: JSON.stringify(formerAddresses(siteDir))}),
    configureWebpack: () => {
      if (process.env.NODE_ENV !== 'development') return {};
      const lists = path.join(generatedFilesDir, 'content-files/default', CATALOGUE);
      return {module: {rules: [ruleOfPages(siteDir, lists)]}};
    },
  };
}

/** Tells the bundler which data files a page of today shows: see `page-data.cjs`. */
export function ruleOfPages(siteDir: string, lists: string) {
  return {
    test: /\.mdx?$/,
    include: ['docs', 'blog', 'src/pages'].map((folder) => path.join(siteDir, folder)),
    enforce: 'pre' as const,
    loader: path.resolve('src/plugins/page-data.cjs'),
    options: {siteDir, lists},
  };
}

/** Routes of archived pages that no longer exist, without the version prefix, each with the page to read instead. */
function goneRoutes(siteDir: string): Record<string, string> {
  const today = new Set(pagesOf(currentTree(siteDir)).map(({route}) => route));
  const former = formerAddresses(siteDir);
  const archived = allTrees(siteDir).flatMap((tree) =>
    pagesOf(tree).map(({route}) => route.slice(tree.base.length)),
  );
  const gone = archived.filter((route) => !today.has(route));
  return Object.fromEntries(gone.map((route) => [route, former[route] ?? '/knowledge-base']));
}
