import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {bundleContract} from '../../contract/bundle';
import {pagesOf} from '../../content/sources';
import {allTrees, currentTree} from '../../content/tree';
import {fingerprint} from '../../lib/fingerprint';
import {indexFiles, type IndexFiles} from '../../search/build/index-files';
import type {HelpCategory, PopularArticle, SearchSite} from '../../search/site';
import {documentsOf} from '../../search/sources';
import {readSynonyms} from '../../search/synonyms';

/** Folder of all indexes in the build. The policy of response headers knows it. */
const FOLDER = 'search-index';

/**
 * Makes the search index of each version out of the built pages, so that it holds what a reader
 * sees: figures, tables and all. See src/search/README.md.
 */
export default function searchPlugin({siteDir}: LoadContext): Plugin {
  // Made of the built pages, when the script that must know its name is already written: so the name
  // comes from what the pages are made of.
  const folder = `${FOLDER}/${fingerprint(siteDir)}`;
  return {
    name: 'search',
    getThemePath: () => './theme',
    async contentLoaded({actions: {createData}}) {
      const tree = currentTree(siteDir);
      const pages = pagesOf(tree);
      const site: SearchSite = {
        folder: `/${folder}`,
        versions: allTrees(siteDir).flatMap(({version, base}) => (base === '' ? [] : [version])),
      };
      const popular: PopularArticle[] = pages
        .filter(({featured}) => featured)
        .map(({route, title}) => ({route, title}));
      const categories: HelpCategory[] = pages
        .filter(({kind}) => kind === 'category')
        .map(({route, title, description}) => ({route, title, description}));
      // Imported as @generated/search/default/…; each where it is shown.
      await createData('site.json', site);
      await createData('popular.json', popular);
      await createData('categories.json', categories);
    },
    async postBuild({outDir}) {
      const trees = allTrees(siteDir);
      const current = currentTree(siteDir);
      // What visitors call things belongs to no version.
      const synonyms = readSynonyms(current.folder);
      const contract = await bundleContract(siteDir);
      for (const {version, base} of trees) {
        const otherBases = trees
          .map((tree) => tree.base)
          .filter((other) => other !== base && other !== '');
        const documents = documentsOf({
          build: outDir,
          base,
          otherBases,
          tree: current.folder,
          contract: base === '' ? contract : undefined,
        });
        if (documents.length === 0) throw new Error(`The search found no page of ${version}`);
        await writeIndex(path.join(outDir, folder, version), indexFiles(documents, synonyms));
      }
    },
  };
}

async function writeIndex(folder: string, files: IndexFiles): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  await Promise.all(
    [...files].map(([name, content]) => fs.writeFile(path.join(folder, name), content)),
  );
}
