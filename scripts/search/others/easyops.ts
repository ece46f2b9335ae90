import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {build as bundle} from 'esbuild';

import {compressedSize} from '../open-index';
import type {OtherSearch, Page} from './pages';

const PLUGIN = '@easyops-cn/docusaurus-search-local';
/** What the plugin's own schema gives where a site says nothing. */
const DEFAULTS = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: false,
};
const RESULTS = 8;
const CONSTANTS = `export {default as lunr} from 'lunr';
export const searchIndexUrl = 'search-index{dir}.json';
export const language = ['en'];
export const removeDefaultStopWordFilter = [];
export const fuzzyMatchingDistance = 1;`;

interface PluginWorker {
  search: (base: string, context: string, input: string, limit: number) => Promise<PluginResult[]>;
}

interface PluginResult {
  document: {u: string};
}

/**
 * The unmodified plugin: its server code reads the HTML and writes its index, its worker answers.
 * Only the constants that it generates at build are given to it, with its defaults.
 */
export async function easyops(pages: readonly Page[], folder: string): Promise<OtherSearch> {
  const server = path.join(path.dirname(require.resolve(PLUGIN)), 'utils');
  const {scanDocuments} = (await import(path.join(server, 'scanDocuments.js'))) as {
    scanDocuments: (list: object[], config: object) => Promise<object[][]>;
  };
  const {buildIndex} = (await import(path.join(server, 'buildIndex.js'))) as {
    buildIndex: (documents: object[][], config: object) => object[];
  };
  const list = pages.map(({url, type, file}) => ({url, type, filePath: file}));
  const index = JSON.stringify(buildIndex(await scanDocuments(list, DEFAULTS), DEFAULTS));
  const worker = await startWorker(folder, index);
  const bytes = compressedSize(index);
  return {
    name: `${PLUGIN} 0.55.3`,
    ask: async (query) =>
      (await worker.search('/', '', query, RESULTS)).map(({document}) => document.u),
    bytes: () => Promise.resolve(bytes),
    close: () => Promise.resolve(),
  };
}

/** Runs the plugin's worker here: its index comes from memory, and nobody calls it from a page. */
async function startWorker(folder: string, index: string): Promise<PluginWorker> {
  const client = path.resolve(path.dirname(require.resolve(PLUGIN)), '../../client/client');
  const file = path.join(folder, 'easyops-worker.cjs');
  await bundle({
    entryPoints: [path.join(client, 'theme/worker.js')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: file,
    nodePaths: [path.resolve('node_modules')],
    plugins: [
      {
        name: 'generated',
        setup(build) {
          build.onResolve({filter: /^@generated\//}, () => ({
            path: 'constants',
            namespace: 'given',
          }));
          build.onLoad({filter: /.*/, namespace: 'given'}, () => ({
            contents: CONSTANTS,
            resolveDir: path.resolve('.'),
          }));
          build.onResolve({filter: /^comlink$/}, () => ({path: 'comlink', namespace: 'none'}));
          build.onLoad({filter: /.*/, namespace: 'none'}, () => ({
            contents: 'export const expose = () => undefined;',
          }));
        },
      },
    ],
  });
  const given = {json: () => Promise.resolve(JSON.parse(index) as unknown)};
  Object.assign(globalThis, {
    location: {origin: 'http://localhost'},
    fetch: () => Promise.resolve(given),
  });
  const loaded = (await import(pathToFileURL(file).href)) as {SearchWorker: new () => PluginWorker};
  fs.rmSync(file);
  return new loaded.SearchWorker();
}
