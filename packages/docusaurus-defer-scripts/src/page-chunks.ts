import fs from 'node:fs';
import path from 'node:path';

import type {RouteConfig} from '@docusaurus/types';
import type {StatsChunk, WebpackPluginInstance} from 'webpack';

/** What each page loads after the main script: the chunks of its component, layouts and content. */
export interface PageChunks {
  /** For the bundler of the client. */
  plugin: WebpackPluginInstance;
  /** The absolute paths of the built pages, with the names of their files that end in `extension`. */
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
      return [...modules].flatMap(([route, names]) => {
        const page = builtPage(outDir, route.slice(baseUrl.length));
        if (!page) return [];
        const files = new Set(names.flatMap((name) => requested.get(name) ?? []));
        return [{page, files: [...files].filter((name) => name.endsWith(extension))}];
      });
    },
  };
}

/** The file of a page, whose name depends on `trailingSlash`; undefined if it is not written. */
function builtPage(outDir: string, route: string): string | undefined {
  const name = route.replace(/\/$/, '');
  return [name, `${name}.html`, path.join(name, 'index.html')]
    .map((file) => path.join(outDir, file))
    .find((file) => file.endsWith('.html') && fs.existsSync(file));
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
    routes.flatMap(({path: address, component, modules, context, routes: below}) => {
      const own = [...layouts, component, ...namesIn(modules), ...namesIn(context)];
      return below ? [...modulesByPage(below, own)] : [[address, own] as const];
    }),
  );
}

function namesIn(modules: unknown): string[] {
  if (typeof modules === 'string') return [modules];
  if (typeof modules !== 'object' || modules === null) return [];
  return Object.values(modules).flatMap(namesIn);
}
