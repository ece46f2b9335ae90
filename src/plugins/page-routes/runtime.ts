import type {Chunk, Compiler, RspackPluginInstance} from '@rspack/core';

const NAME = 'RuntimeWithoutPages';
/** The bundler's name for the function from the number of a chunk to its file. */
const FILE_NAMES = 'get javascript chunk filename';

/**
 * Takes the table of chunk files out of the runtime that every page loads. A page says in its own
 * HTML what it needs of it, which goes into `__webpack_require__.pageFiles`.
 */
export class RuntimeWithoutPages implements RspackPluginInstance {
  /** Chunks that any page may ask for: workers, and what components load when they need it. */
  readonly lazyChunks = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module, runtime) => {
        if (module.name !== FILE_NAMES || !runtime.name?.startsWith('runtime~main')) return;
        if (!module.source) throw new Error('The runtime has no table of files to leave out');
        module.source.source = Buffer.from(
          '__webpack_require__.pageFiles = {};\n' +
            '__webpack_require__.u = (chunk) => __webpack_require__.pageFiles[chunk];\n',
        );
        const lazy = compilation.chunkGroups.filter(
          ({name, origins}) => name !== 'main' && !isPart(origins),
        );
        for (const {id} of lazy.flatMap(({chunks}) => chunks as readonly Chunk[])) {
          if (id !== undefined) this.lazyChunks.add(id);
        }
      });
    });
  }
}

/** Is it loaded as a part of a page, and by nothing else? */
function isPart(origins: readonly {module?: {identifier(): string} | undefined}[]): boolean {
  return (
    origins.length > 0 &&
    origins.every(({module}) =>
      /[\\/](preload\.ts|all-parts\.ts|registry\.js)/.test(module?.identifier() ?? ''),
    )
  );
}
