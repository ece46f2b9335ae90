import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import {markdownAddress} from '../content/markdown-address';
import {figuresOf, pagesOf} from '../content/sources';
import {allTrees, currentTree} from '../content/tree';
import {exportFigures, FIGURES_SCHEMA_PATH, figuresExportSchema} from '../features/exports/figures';
import {type ExportedRoute, llmsFullTxt, llmsTxt} from '../features/exports/llms';
import {type BuiltPage, markdownFile} from '../features/exports/page';
import {pagesOfBuild} from '../features/exports/pages';
import {writeFiles} from '../lib/files';

/**
 * Publishes the text of the site for people and machines: every page as Markdown at its own path with
 * `.md`, `llms.txt` and `llms-full.txt`, and the figures of each version as `figures.json`.
 * The texts come from the built pages, so that they contain what readers see.
 */
export default function exportsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'exports',
    async postBuild({outDir}) {
      const trees = allTrees(siteDir);
      const archives = trees.map(({base}) => base).filter((base) => base !== '');
      const pages = writePages(outDir, await pagesOfBuild(outDir), legalRoutes(siteDir));
      const today = pages.filter(
        ({route, isUnlisted}) =>
          !isUnlisted && !archives.some((base) => route === base || route.startsWith(`${base}/`)),
      );
      if (today.length === 0) throw new Error('The exports found no current pages');
      const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
      const figures = trees.map((tree) => [
        `${tree.base}/figures.json`,
        json(exportFigures(tree, figuresOf(tree))),
      ]);
      writeFiles(outDir, {
        'llms.txt': llmsTxt(today),
        'llms-full.txt': llmsFullTxt(today),
        ...(Object.fromEntries(figures) as Record<string, string>),
        [FIGURES_SCHEMA_PATH]: json(z.toJSONSchema(figuresExportSchema, {io: 'output'})),
      });
    },
  };
}

function legalRoutes(siteDir: string): string[] {
  return pagesOf(currentTree(siteDir)).flatMap(({kind, route}) => (kind === 'legal' ? route : []));
}

function writePages(
  build: string,
  pages: readonly BuiltPage[],
  legal: readonly string[],
): ExportedRoute[] {
  return pages.flatMap((page) => {
    const address = markdownAddress(page.route);
    if (!address) return [];
    fs.writeFileSync(path.join(build, address), markdownFile(page));
    return [{...page, isLegal: legal.includes(page.route)}];
  });
}
