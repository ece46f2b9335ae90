import type {PageRoute, PartNames} from './page-route';

/** What the bundler's runtime has for us; `pageFiles` is added by src/plugins/page-routes. */
declare const __webpack_require__: {
  (module: string | number): unknown;
  e(chunk: string | number): Promise<unknown>;
  pageFiles: Record<string, string>;
};

/** Parts that are there, by name. */
const loaded = new Map<string, unknown>();

/** Brings every part of a page. Rejects when one of its files cannot be had. */
export async function loadParts({modules, files}: PageRoute): Promise<void> {
  Object.assign(__webpack_require__.pageFiles, files);
  await Promise.all(
    Object.entries(modules).map(async ([name, [module, ...chunks]]) => {
      if (loaded.has(name)) return;
      await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
      loaded.set(name, partOf(__webpack_require__(module)));
    }),
  );
}

/** The loaded parts in the place of their names. */
export function partsNamed(names: PartNames): unknown {
  if (typeof names === 'string') return loaded.get(names);
  if (Array.isArray(names)) return names.map(partsNamed);
  return Object.fromEntries(Object.entries(names).map(([key, value]) => [key, partsNamed(value)]));
}

/** Docusaurus's convention: what a module exports by name stands on what it exports by default. */
function partOf(module: unknown): unknown {
  if (!isModule(module)) return module;
  const {default: part, ...named} = module;
  return Object.assign(part as object, named);
}

/** JSON is a part as it is; a module of a component has a default export. */
function isModule(value: unknown): value is {default: unknown} {
  return typeof value === 'object' && value !== null && '__esModule' in value;
}
