import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Leaves out of the browser's scripts what the theme loads and this site has no use for. The
 * server, which renders the pages, has all of it.
 */
export default function slimClient(): Plugin {
  return {
    name: 'slim-client',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            // The bundler need not say its name and version in every runtime.
            experiments: {rspackFuture: {bundlerInfo: {force: false}}},
            resolve: {
              alias: {
                // Code is coloured in the build; the theme's start module asks for the highlighter all the same.
                'prism-react-renderer': false,
                nprogress: path.join(__dirname, 'progress.ts'),
              },
            },
            module: {
              rules: [
                {
                  // It needs one helper of TypeScript's library and brings all of them.
                  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/].*\.js$/,
                  resolve: {alias: {tslib: path.join(__dirname, 'import-default.cjs')}},
                },
                {
                  test: [
                    /[\\/]\.docusaurus[\\/]globalData\.json$/,
                    /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/].*\.json$/,
                  ],
                  type: 'json',
                  use: [path.join(__dirname, 'without-documents.cjs')],
                },
              ],
            },
          },
  };
}
