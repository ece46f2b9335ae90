import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '@portal/search';

import {pickFigures} from '../../content/figures/tool-figures';
import {figuresOf, pagesOf} from '../../content/sources';
import {allTrees, currentTree} from '../../content/tree';
import {bundleContract} from '../../features/contract/bundle';
import {COUNTRY_FIGURES, listedCountries} from '../../features/countries/find';
import {worldNames} from '../../features/countries/world';
import {pagesOfBuild} from '../../features/exports/pages';
import {documentsOf} from '../../features/search/sources';
import {figureEntries} from '../../features/search/sources/figures';
import {readWritersFiles} from '../../features/search/sources/writers-files';
import {writeFiles} from '../../lib/files';
import {fingerprint} from '../../lib/fingerprint';

/** Builds the search index of each version from the built pages. See src/features/search/README.md. */
export default function searchPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  // Scripts contain the URL of the index, but are bundled before the pages that it is built from.
  const folder = `search-index/${fingerprint(siteDir)}`;
  const today = currentTree(siteDir);
  const trees = allTrees(siteDir);
  const archives = trees.filter(({base}) => base !== '');
  return {
    name: 'search',
    getThemePath: () => path.join(siteDir, 'src/plugins/search/theme'),
    async contentLoaded({actions: {createData}}) {
      // Stops the build if they are invalid, before the pages are built.
      readWritersFiles(today, siteDir);
      const lists = pickFigures(figuresOf(today).figures, COUNTRY_FIGURES);
      const versions = archives.map(({version}) => version);
      // Imported as @generated/search/default/…
      await createData('site.json', {base: baseUrl, folder: baseUrl + folder, versions});
      await createData('countries.json', listedCountries(lists, worldNames()));
      await createData(
        'categories.json',
        pagesOf(today).flatMap(({kind, route, title}) =>
          kind === 'category' ? {route, title} : [],
        ),
      );
    },
    async postBuild({outDir}) {
      const pages = await pagesOfBuild(outDir);
      const contract = await bundleContract(siteDir);
      for (const tree of trees) {
        const isArchive = tree.base !== '';
        const {synonyms, keywords} = readWritersFiles(tree, siteDir);
        const others = archives.flatMap(({base}) => (base === tree.base ? [] : base));
        const documents = documentsOf(
          pages,
          tree,
          others,
          keywords,
          isArchive ? undefined : contract,
        );
        if (documents.length === 0)
          throw new Error(`The search index found no pages in version ${tree.version}`);
        const write = (name: string | number, data: unknown): void =>
          writeFiles(path.join(outDir, folder, tree.version), {
            [`${name}.json`]: JSON.stringify(data),
          });
        const figures = figureEntries(tree, documents, synonyms);
        write('index', buildIndex(documents, {synonyms, figures}));
        for (const [id, {sections}] of documents.entries()) {
          if (sections.length > 0) write(id, sections);
        }
      }
    },
  };
}
