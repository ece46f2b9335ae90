import fs from 'node:fs';

import type {Plugin, RouteConfig} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type {StatsChunk, WebpackPluginInstance} from 'webpack';

import {builtFiles} from '../../lib/built-pages';
import {SCRIPTS_ID} from './template';

const TEMPLATE = new RegExp(`(<template id="?${SCRIPTS_ID}"?>[^]*?)(</template>)`);

/** The inline script: the same text in every page, so the response policy knows it by one hash. */
function startScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [require.resolve('./start.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}

/**
 * Adds to each page the script that starts the others at the first use, and the scripts that
 * Docusaurus requests after its main script: those of the page's component, layouts and content.
 * `start.ts` prefetches them with the others. Without this list a page works the same and starts one round
 * trip later.
 */
export default function deferScripts(): Plugin {
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
    // The development server has a template of its own.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {postBodyTags: [{tagName: 'script', innerHTML: startScript()}]}
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

/** The scripts that an `import()` loads, by what it asks for (such as `@theme/DocItem`). */
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

/** What a page is made of, by its path: the modules of its own route and of the layouts around it. */
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
