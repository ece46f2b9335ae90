import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {Compiler, RspackPluginInstance} from '@rspack/core';

const SCRIPT = /\.js$/;

/** Keeps scripts as the minimizer made them, by what they were made of. */
export class KeptMinified implements RspackPluginInstance {
  /**
   * @param folder for this alone; what the build did not use is removed from it at the end
   * @param maker changes whenever something else may be made of a script
   */
  constructor(
    private readonly folder: string,
    private readonly maker: string,
  ) {}

  apply(compiler: Compiler): void {
    if (!compiler.options.optimization.minimize) return;
    const {Compilation, sources} = compiler.rspack;
    fs.mkdirSync(this.folder, {recursive: true});
    compiler.hooks.thisCompilation.tap('minified', (compilation) => {
      const used = new Set<string>();
      /** Files that are yet to be written, by the name of their script. */
      const missing = new Map<string, string>();
      const {processAssets} = compilation.hooks;
      const minimizing = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      processAssets.tap({name: 'minified', stage: minimizing - 1}, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!SCRIPT.test(name)) continue;
          const key = createHash('sha256').update(this.maker).update(source.buffer());
          const file = `${key.digest('hex')}.js`;
          used.add(file);
          const kept = path.join(this.folder, file);
          if (fs.existsSync(kept)) {
            const made = new sources.RawSource(fs.readFileSync(kept));
            // The minimizer leaves alone what says that it is small already.
            compilation.updateAsset(name, made, (info) => ({...info, minimized: true}));
          } else missing.set(name, kept);
        }
      });
      processAssets.tap({name: 'minified', stage: minimizing + 1}, () => {
        for (const [name, file] of missing) {
          const made = compilation.getAsset(name);
          // One that the minimizer could not read is as it was, and has to be told of again.
          if (made?.info.minimized) fs.writeFileSync(file, made.source.buffer());
        }
        for (const file of fs.readdirSync(this.folder)) {
          if (!used.has(file)) fs.rmSync(path.join(this.folder, file));
        }
      });
    });
  }
}
