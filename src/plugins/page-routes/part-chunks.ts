import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import type {PageRoute} from '../../client/page-route';

/** By the name of a part. */
export interface Parts {
  modules: PageRoute['modules'];
  /** What each is made of, as the site's files name it. */
  sources: Readonly<Record<string, string>>;
}

type Id = string | number;

/** As `src/client/all-parts.ts` exports it, for each name. */
type Entry = readonly [load: () => unknown, source: string, module: Id];
/** A bundled module: it fills its exports. */
type Factory = (module: object, exports: object, require: unknown) => void;

/**
 * Module and chunks of every part of a page, as the bundler numbered them.
 *
 * The bundler's table is run with a runtime of our own that writes down which chunks are asked for.
 * Throws where the build has no such table: the site's pages would find no scripts.
 *
 * @param scripts folder with the built scripts
 */
export function partChunks(scripts: string): Parts {
  const table = fs.readdirSync(scripts).find((name) => /^all-parts\.\w+\.js$/.test(name));
  if (!table) throw new Error(`${scripts}: no table of parts (src/client/all-parts.ts) was built`);
  return readTable(fs.readFileSync(path.join(scripts, table), 'utf8'));
}

/** @param script the built table */
export function readTable(script: string): Parts {
  const asked: Id[] = [];
  const runtime = Object.assign(() => ({}), {
    r: () => undefined,
    d: (exports: object, getters: Record<string, () => unknown>) => {
      for (const [name, get] of Object.entries(getters)) {
        Object.defineProperty(exports, name, {get, enumerable: true});
      }
    },
    e: (chunk: Id) => Promise.resolve(asked.push(chunk)),
    t: () => ({}),
  });
  // Docusaurus's table is a module of its own, which ours adds to.
  const parts: Record<string, Entry> = {};
  for (const factory of factoriesIn(script)) {
    const exports: Record<string, Record<string, Entry>> = {};
    factory({exports}, exports, runtime);
    for (const table of Object.values(exports)) Object.assign(parts, table);
  }
  if (Object.keys(parts).length === 0) throw new Error('The table of parts is empty');
  const modules = Object.entries(parts).map(([name, [load, , module]]) => {
    asked.length = 0;
    load();
    return [name, [module, ...asked]] as const;
  });
  const sources = Object.entries(parts).map(([name, [, source]]) => [name, source] as const);
  return {modules: Object.fromEntries(modules), sources: Object.fromEntries(sources)};
}

/** The modules that a script hands to the bundler's runtime. */
function factoriesIn(script: string): Factory[] {
  const self: Record<string, [unknown, Record<string, Factory>][]> = {};
  vm.runInNewContext(script, {self});
  return Object.values(self)
    .flat()
    .flatMap(([, modules]) => Object.values(modules));
}
