import fs from 'node:fs';
import path from 'node:path';

import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';

import {pageChunks} from '../../lib/page-chunks';
import {SCRIPTS_ID} from './template';

const TEMPLATE = new RegExp(`(<template id="?${SCRIPTS_ID}"?>[^]*?)(</template>)`);

/** An inline script, identical on every page so that one hash in the content security policy covers it. */
function inlineScript(siteDir: string, file: string): HtmlTagObject {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'src/features/defer-scripts', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return {tagName: 'script', innerHTML: outputFiles.map(({text}) => text.trim()).join('')};
}

/**
 * Adds three things to each page: the inline script that styles rely on before the first paint, the one that
 * starts the others on first interaction, and links to the scripts that Docusaurus requests after its main
 * script, namely those of the page's component, layouts and content, so that `start.ts` prefetches them too.
 * Without these links a page works the same but starts one round trip later.
 */
export default function deferScripts({siteDir}: LoadContext): Plugin {
  const chunks = pageChunks();
  return {
    name: 'defer-scripts',
    // The development server has its own template.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            preBodyTags: [inlineScript(siteDir, 'before-paint.ts')],
            postBodyTags: [inlineScript(siteDir, 'start.ts')],
          }
        : {},
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [chunks.plugin]}),
    postBuild({outDir, routes, baseUrl}) {
      for (const {page, files} of chunks.filesOf(outDir, {routes, baseUrl}, '.js')) {
        const links = files.map((file) => `<link rel=prefetch href=${baseUrl}${file}>`);
        const html = fs.readFileSync(page, 'utf8');
        fs.writeFileSync(
          page,
          html.replace(
            TEMPLATE,
            (_, scripts: string, end: string) => scripts + links.join('') + end,
          ),
        );
      }
    },
  };
}
