import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

import {keepsPages} from '../../config/offline';
import {builtFiles} from '../../lib/built-pages';
import {earlyFonts} from './early-fonts';
import {earlyScheme} from './early-scheme';
import {firstStyles, Used} from './first-styles';
import {componentOf, pageRoutes} from './page-routes';
import {RuntimeWithoutPages} from './runtime';
import {startedLater} from './started-later';

/** Folder of Docusaurus's own client. */
const CORE = /core[\\/]lib[\\/]client([\\/]exports)?$/;

/**
 * Takes the tables of all pages out of the browser's scripts. Docusaurus gives every page the
 * routes, parts and chunk files of all others; here each page carries its own, and the next one is
 * asked for its when one goes there. See `src/client/`.
 *
 * Being the one that writes pages anew, it also gives them the styles that they are painted with, and
 * lets them ask for their fonts early.
 *
 * The live preview keeps Docusaurus's tables.
 */
export default function pageRoutesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const client = path.join(siteDir, 'src/client');
  const runtime = new RuntimeWithoutPages();
  return {
    name: 'page-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (isServer) {
        const quickly = (resource: {context: string; request: string}): void => {
          if (CORE.test(resource.context)) resource.request = path.join(__dirname, 'quick-routes');
        };
        return {plugins: [new NormalModuleReplacementPlugin(/^react-router-config$/, quickly)]};
      }
      // Docusaurus's function from names of chunks to files, a table too. Nothing calls it here.
      const plugins = config.plugins ?? [];
      const table = plugins.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin');
      if (table < 0)
        throw new Error('Docusaurus has no ChunkAssetPlugin any more: see page-routes');
      plugins.splice(table, 1);
      const own = (name: string, context = /./) => {
        return (resource: {context: string; request: string}) => {
          if (context.test(resource.context)) resource.request = path.join(client, name);
        };
      };
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/routes$/, own('routes')),
          new NormalModuleReplacementPlugin(/^\.\/preload$/, own('preload', CORE)),
          new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, own('docusaurus', CORE)),
          // Docusaurus names the types of webpack for what Rspack runs.
          runtime as unknown as WebpackPluginInstance,
        ],
      };
    },
    async postBuild({outDir}) {
      // Other plugins do their work in between: pages are read and written faster one by one.
      const routes = pageRoutes(outDir, generatedFilesDir, runtime.lazyChunks);
      const pages = builtFiles(outDir);
      const used = new Map<string, Used>();
      const read = keepingSome();
      for (const {route, file} of pages) {
        const component = componentOf(routes(route));
        used.set(component, (used.get(component) ?? new Used()).add(read(file)));
        await setImmediate();
      }
      const withFirstStyles = firstStyles(outDir, used);
      const withFonts = earlyFonts(outDir);
      for (const {route, file} of pages) {
        const own = routes(route);
        const {html, styles} = withFirstStyles(read(file), componentOf(own));
        // Other plugins read the pages at the same time: no moment with half a page.
        const early = withFonts(earlyScheme(html, keepsPages));
        fs.writeFileSync(`${file}.part`, startedLater(early, {...own, styles}));
        fs.renameSync(`${file}.part`, file);
        await setImmediate();
      }
    },
  };
}

/** Characters of pages that are kept in memory at most: those of a thousand pages. */
const KEPT = 100_000_000;

/** Reads files, and the first of them once, however often they are asked for. */
function keepingSome(): (file: string) => string {
  const kept = new Map<string, string>();
  let size = 0;
  return (file) => {
    const known = kept.get(file);
    if (known !== undefined) return known;
    const text = fs.readFileSync(file, 'utf8');
    size += text.length;
    if (size <= KEPT) kept.set(file, text);
    return text;
  };
}
