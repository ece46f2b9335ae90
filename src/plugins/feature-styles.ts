import fs from 'node:fs';

import type {Plugin} from '@docusaurus/types';
import {pageChunks} from 'docusaurus-defer-scripts';

/** What layouts, the home page and the most visited pages of the help centre show. */
const SHOWN_OFTEN = [
  'features/coins',
  'features/cost',
  'features/forms/(?:styles|feedback)',
  'features/glossary/Term',
  'features/lists',
  'features/pictures/(?:bars|screen)',
  'pages/_home',
];

/** Also the theme and shared components. Toasts load with the first one. */
const SHARED = new RegExp(
  `/src/(?:${SHOWN_OFTEN.join('|')})|^(?!.*/src/(?:features|pages|components/Toast)/)`.replaceAll(
    '/',
    '[\\\\/]',
  ),
);

const SHEET = /<link rel="?stylesheet"?[^>]*>/;

/**
 * Loads the styles of features and pages only where they are shown. Docusaurus puts all styles into one
 * file, because files that are loaded in varying order cascade in varying order. Therefore what others
 * build on stays in that file, which is the first on every page: the theme, `src/css` and shared
 * components. So does what the main script imports, and what layouts show: a page has at most one file more,
 * because each further one takes a connection, on which a phone waits for two round trips.
 */
export default function featureStyles(): Plugin {
  const chunks = pageChunks();
  const cacheGroups = {
    styles: {chunks: 'initial'},
    sharedStyles: {
      name: 'styles',
      type: 'css/mini-extract',
      test: SHARED,
      chunks: 'all',
      enforce: true,
      priority: 50,
    },
  } as const;
  return {
    name: 'feature-styles',
    // The loader would look for a configuration of PostCSS in all folders above each style sheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack: (_, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups}}, plugins: [chunks.plugin]},
    postBuild({outDir, routes, baseUrl}) {
      for (const {page, files} of chunks.filesOf(outDir, {routes, baseUrl}, '.css')) {
        const html = fs.readFileSync(page, 'utf8');
        const links = files
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel=stylesheet href=${baseUrl}${file}>`);
        fs.writeFileSync(
          page,
          html.replace(SHEET, (sheet) => sheet + links.join('')),
        );
      }
    },
  };
}
