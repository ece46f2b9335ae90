import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type {StatsChunk, WebpackPluginInstance} from 'webpack';

import {builtFiles} from '../../lib/built-pages';
import {SCRIPTS_ID} from './template';

const TEMPLATE = new RegExp(`(<template id="?${SCRIPTS_ID}"?>[^]*?)(</template>)`);

/** The inline script, identical on every page so that one hash in the content security policy covers it. */
function startScript(siteDir: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'src/features/defer-scripts/start.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}

/**
 * Adds two things to each page: the inline script that starts the others on first interaction, and
 * links to the scripts that Docusaurus requests after its main script, namely those of the page's
 * component, layouts and content, so that `start.ts` prefetches them too. Without these links a page
 * works the same but starts one round trip later.
 */
export default function deferScripts({siteDir}: LoadContext): Plugin {
  let chunks: readonly StatsChunk[] = [];
  const readStats: WebpackPluginInstance = {
    apply(compiler) {
      compiler.hooks.done.tap('defer-scripts', (stats) => {
        chunks = stats.toJson({all: false, chunks: true, chunkOrigins: true}).chunks ?? [];
      });
    },
  };
  return {
    name: 'defer-scripts',
    // The development server has its own template.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {postBodyTags: [{tagName: 'script', innerHTML: startScript(siteDir)}]}
        : {},
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [readStats]}),
    postBuild({outDir, routes, baseUrl}) {
      const filesOf = filesByRequest(chunks);
      const modules = modulesByPage(routes);
      for (const {route, file} of builtFiles(outDir)) {
        const files = (modules.get(route) ?? []).flatMap((name) => filesOf.get(name) ?? []);
        const links = [...new Set(files)].map(
          (each) => `<link rel=prefetch href=${baseUrl}${each}>`,
        );
        const html = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(
          file,
          html.replace(
            TEMPLATE,
            (_, scripts: string, end: string) => scripts + links.join('') + end,
          ),
        );
      }
    },
  };
}

/** The scripts loaded by an `import()`, keyed by the requested module (such as `@theme/DocItem`). */
function filesByRequest(chunks: readonly StatsChunk[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const {files: own = [], origins = []} of chunks) {
    const scripts = own.filter((name) => name.endsWith('.js'));
    for (const {request} of origins) {
      if (request) files.set(request, [...(files.get(request) ?? []), ...scripts]);
    }
  }
  return files;
}

/** The modules of each page, by path: those of its own route and of the enclosing layouts. */
function modulesByPage(
  routes: readonly RouteConfig[],
  layouts: readonly string[] = [],
): Map<string, string[]> {
  return new Map(
    routes.flatMap((route) => {
      const {path, component, modules, context, routes: below} = route;
      const own = [...layouts, component, ...namesIn(modules), ...namesIn(context)];
      return below ? [...modulesByPage(below, own)] : [[path, own] as const];
    }),
  );
}

function namesIn(modules: unknown): string[] {
  if (typeof modules === 'string') return [modules];
  if (typeof modules !== 'object' || modules === null) return [];
  return Object.values(modules).flatMap(namesIn);
}
