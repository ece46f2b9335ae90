import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {pagesOf} from '../../content/sources';
import {allTrees, type ContentTree, currentTree} from '../../content/tree';
import {fingerprint} from '../../lib/fingerprint';
import {KeptPages} from '../../lib/kept-pages';
import {Threads} from '../../lib/threads';
import type {IndexFiles} from '../../search/build/index-files';
import type {Task} from '../../search/build/thread';
import type {HelpCategory, PopularArticle, SearchSite} from '../../search/site';
import {documentsOf, type PageDocuments, readContract} from '../../search/sources';
import {readSynonyms} from '../../search/synonyms';

/** Folder of all indexes in the build. The policy of response headers knows it. */
const FOLDER = 'search-index';
/** What makes documents out of the HTML of a page. */
const MAKERS = ['src/search', 'src/lib', 'package-lock.json'];

/**
 * Makes the search index of each version out of the built pages, so that it holds what a reader
 * sees: figures, tables and all. See src/search/README.md.
 */
export default function searchPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
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
      // Beside what the bundler keeps between builds.
      const kept = new KeptPages<PageDocuments>(
        path.join(siteDir, 'node_modules/.cache/search.json'),
        fingerprint(siteDir, MAKERS),
      );
      const threads = new Threads<Task, IndexFiles>(siteDir, 'src/search/build/thread.ts');
      const writeVersion = async ({version, base}: ContentTree): Promise<void> => {
        const otherBases = trees
          .map((tree) => tree.base)
          .filter((other) => other !== base && other !== '');
        const contract = base === '' ? readContract(generatedFilesDir) : undefined;
        const site = {build: outDir, base, otherBases, tree: current.folder, contract};
        const documents = documentsOf(site, kept);
        if (documents.length === 0) throw new Error(`The search found no page of ${version}`);
        const files = await threads.run({documents, synonyms});
        await writeIndex(path.join(outDir, folder, version), files);
      };
      try {
        await Promise.all(trees.map(writeVersion));
      } finally {
        await threads.close();
      }
      kept.save();
    },
  };
}

async function writeIndex(folder: string, files: IndexFiles): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  await Promise.all(
    [...files].map(([name, content]) => fs.writeFile(path.join(folder, name), content)),
  );
}
