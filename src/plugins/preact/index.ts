import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Folder of Docusaurus's own client. */
const CORE = /core[\\/]lib[\\/]client$/;

/**
 * Builds the site on Preact. Components are written for React, as Docusaurus's theme is; Preact
 * stands for it in what the build makes, pages and scripts alike, and halves what a visitor loads
 * (95 to 47 kB on every page, compressed).
 *
 * The live preview runs on React, whose refreshing of changed components Docusaurus has built in.
 */
export default function preact(): Plugin {
  return {
    name: 'preact',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const ownRenderer = new NormalModuleReplacementPlugin(
        /^\.\/renderToHtml$/,
        (resource: {context: string; request: string}) => {
          if (CORE.test(resource.context)) {
            resource.request = path.join(__dirname, 'render-to-html');
          }
        },
      );
      return {
        resolve: {alias: {react: 'preact/compat', 'react-dom': 'preact/compat'}},
        plugins: isServer ? [ownRenderer] : [],
      };
    },
  };
}
