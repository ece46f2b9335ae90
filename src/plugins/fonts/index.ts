import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Cuts fonts to the letters that pages are written in. A file `<name>.font.json` says of which font,
 * which letters and which range of weights; styles ask for it as for a font, and get
 * `assets/fonts/<name>.<hash>.woff2`.
 */
export default function fonts(): Plugin {
  return {
    name: 'fonts',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.font\.json$/,
            type: 'asset/resource',
            // `name` still ends with `.font`, as that is no ending to the bundler.
            generator: {filename: 'assets/fonts/[name].[contenthash:8].woff2'},
            use: [path.join(__dirname, 'subset-loader.cjs')],
          },
        ],
      },
    }),
  };
}
