import type {LoadContext, Plugin} from '@docusaurus/types';
import markdownCopies from 'docusaurus-markdown-copies';

import {markdownAddress} from '../content/markdown-address';
import {figuresOf, pagesOf} from '../content/sources';
import {allTrees, currentTree} from '../content/tree';
import {bundleContract} from '../features/contract/bundle';
import {exportFigures} from '../features/exports/figures';
import {llmsOptions} from '../features/exports/llms';
import {apiText} from '../features/exports/llms-api';
import {pagesOfBuild} from '../features/exports/pages';
import {writeFiles} from '../lib/files';

/** Publishes the figures of each version as `figures.json`, and the API for programs that read as `llms-api.txt`. */
export function dataExport({siteDir}: LoadContext): Plugin {
  return {
    name: 'data-export',
    async postBuild({outDir}) {
      const figures = allTrees(siteDir).map((tree) => [
        `${tree.base}/figures.json`,
        `${JSON.stringify(exportFigures(tree, figuresOf(tree)), null, 2)}\n`,
      ]);
      writeFiles(outDir, {
        ...Object.fromEntries(figures),
        'llms-api.txt': apiText(await pagesOfBuild(outDir), await bundleContract(siteDir)),
      });
    },
  };
}

/** Publishes each page as Markdown, `llms.txt` and `llms-full.txt`. */
export function textExport(context: LoadContext): Plugin {
  const {siteDir} = context;
  const archives = allTrees(siteDir).flatMap(({base}) => base || []);
  const legal = pagesOf(currentTree(siteDir)).flatMap(({kind, route}) =>
    kind === 'legal' ? route : [],
  );
  return markdownCopies(context, {
    ...llmsOptions(archives, legal),
    addressOf: markdownAddress,
    pagesOf: pagesOfBuild,
  });
}
