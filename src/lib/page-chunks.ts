import type {RouteConfig} from '@docusaurus/types';
import type {StatsChunk, WebpackPluginInstance} from 'webpack';

import {builtFiles} from './built-pages';

/** What each page loads after the main script: the chunks of its component, layouts and content. */
interface PageChunks {
  /** For the bundler of the client. */
  plugin: WebpackPluginInstance;
  /** The built pages with the files of their chunks whose names end in `extension`. */
  filesOf: (
    outDir: string,
    site: {routes: readonly RouteConfig[]; baseUrl: string},
    extension: string,
  ) => {page: string; files: string[]}[];
}

export function pageChunks(): PageChunks {
  let chunks: readonly StatsChunk[] = [];
  return {
    plugin: {
      apply(compiler) {
        compiler.hooks.done.tap('page-chunks', (stats) => {
          chunks = stats.toJson({all: false, chunks: true, chunkOrigins: true}).chunks ?? [];
        });
      },
    },
    filesOf(outDir, {routes, baseUrl}, extension) {
      const requested = filesByRequest(chunks);
      const modules = modulesByPage(routes);
      return builtFiles(outDir).map(({route, file}) => {
        const files = (modules.get(baseUrl + route.slice(1)) ?? []).flatMap(
          (name) => requested.get(name) ?? [],
        );
        return {page: file, files: [...new Set(files)].filter((name) => name.endsWith(extension))};
      });
    },
  };
}

/** The files loaded by an `import()`, keyed by the requested module (such as `@theme/DocItem`). */
function filesByRequest(chunks: readonly StatsChunk[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const {files: own = [], origins = []} of chunks) {
    for (const {request} of origins) {
      if (request) files.set(request, [...(files.get(request) ?? []), ...own]);
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
