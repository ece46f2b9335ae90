import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import {brand} from '../../config/brand';
import {figuresOf} from '../../content/sources';
import {allTrees} from '../../content/tree';
import {markdownAddress} from '../../exports/address';
import {exportFigures, FIGURES_SCHEMA_PATH, figuresExportSchema} from '../../exports/figures';
import {llmsFullTxt, llmsTxt, type ExportedRoute} from '../../exports/llms';
import {markdownFile} from '../../exports/markdown-file';
import type {ExportedPage} from '../../exports/page';
import type {Task} from '../../exports/thread';
import {type BuiltFile, builtFiles} from '../../lib/built-pages';
import {fingerprint} from '../../lib/fingerprint';
import {KeptPages} from '../../lib/kept-pages';
import {Threads} from '../../lib/threads';

/** What makes the text of a page out of its HTML. */
const MAKERS = ['src/exports', 'src/lib', 'src/search/sources/html.ts', 'package-lock.json'];
/** Pages that are read at one time: enough for every processor, and not all in memory. */
const AT_ONCE = 64;

/**
 * Publishes the site for people and machines that take its text along: every page as Markdown
 * beside itself, `llms.txt` and `llms-full.txt`, and the figures of each version as `figures.json`.
 * The texts come from the built pages, so that they hold what a reader sees.
 */
export default function exportsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'exports',
    async postBuild({outDir}) {
      const trees = allTrees(siteDir);
      const archives = trees.map(({base}) => base).filter((base) => base !== '');
      const pages = await writePages(outDir, siteDir);
      const today = pages.filter(
        ({route}) => !archives.some((base) => route === base || route.startsWith(`${base}/`)),
      );
      if (today.length === 0) throw new Error('The exports found no page of today');
      fs.writeFileSync(path.join(outDir, 'llms.txt'), llmsTxt(today));
      fs.writeFileSync(path.join(outDir, 'llms-full.txt'), llmsFullTxt(today));
      for (const tree of trees) {
        writeJson(
          path.join(outDir, tree.base, 'figures.json'),
          exportFigures(tree, figuresOf(tree)),
        );
      }
      writeJson(
        path.join(outDir, FIGURES_SCHEMA_PATH),
        z.toJSONSchema(figuresExportSchema, {io: 'output'}),
      );
    },
  };
}

async function writePages(build: string, root: string): Promise<ExportedRoute[]> {
  // Beside what the bundler keeps between builds.
  const kept = new KeptPages<ExportedPage>(
    path.join(root, 'node_modules/.cache/exports.json'),
    fingerprint(root, MAKERS),
  );
  const threads = new Threads<Task, ExportedPage | undefined>(root, 'src/exports/thread.ts');
  const write = async ({route, file}: BuiltFile): Promise<ExportedRoute[]> => {
    const address = markdownAddress(route);
    if (!address) return [];
    const found = kept.find(fs.readFileSync(file, 'utf8'), [route, brand.siteUrl]);
    const page = found.isKept
      ? found.made
      : found.keep(await threads.run({html: found.content, route, site: brand.siteUrl}));
    if (!page) return [];
    fs.writeFileSync(path.join(build, address), markdownFile(page));
    return [{route, ...page}];
  };
  try {
    const files = builtFiles(build);
    const pages: ExportedRoute[] = [];
    for (let at = 0; at < files.length; at += AT_ONCE) {
      pages.push(...(await Promise.all(files.slice(at, at + AT_ONCE).map(write))).flat());
    }
    kept.save();
    return pages;
  } finally {
    await threads.close();
  }
}

function writeJson(file: string, data: unknown): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
