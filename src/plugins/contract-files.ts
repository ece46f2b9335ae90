import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';

import {allTrees, currentTree} from '../content/tree';
import {withAbsoluteLinks} from '../contract/absolute-links';
import {callsOf} from '../contract/calls';
import {contractFeed} from '../contract/feed';
import {documentOf} from '../contract/released';

/**
 * Publishes the contract of each archived version below its month, and the feed of changes at
 * `/api/changes.xml`. Gives the signing tools the calls and events of today's contract.
 */
export default function contractFiles({siteDir}: LoadContext): Plugin {
  return {
    name: 'contract-files',
    async contentLoaded({actions: {createData}}) {
      await createData('calls.json', callsOf(await documentOf(currentTree(siteDir), siteDir)));
    },
    async postBuild({outDir}) {
      const write = async (file: string, text: string): Promise<void> => {
        const target = path.join(outDir, file);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.writeFile(target, text);
      };
      const [, ...archived] = allTrees(siteDir);
      for (const tree of archived) {
        const document = withAbsoluteLinks(await documentOf(tree, siteDir));
        await write(`${tree.base}/openapi.yaml`, stringify(document, {lineWidth: 0}));
        await write(`${tree.base}/openapi.json`, `${JSON.stringify(document, null, 2)}\n`);
      }
      await write('api/changes.xml', await contractFeed(siteDir));
    },
  };
}
