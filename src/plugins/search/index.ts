import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {figuresOf, pagesOf} from '../../content/sources';
import {allTrees, currentTree} from '../../content/tree';
import {bundleContract} from '../../contract/bundle';
import {writeIndex} from '../../features/search/build-index';
import {fingerprint} from '../../lib/fingerprint';
import {COUNTRY_FIGURES, listedCountries} from '../../features/countries/find';
import {worldNames} from '../../features/countries/world';
import {pickFigures} from '../../content/figures/tool-figures';

/** Makes the search index of each version out of the built pages. See src/features/search/README.md. */
export default function searchPlugin({siteDir}: LoadContext): Plugin {
  // Made of the built pages, when the script that must know its name is already written: so the name
  // comes from what the pages are made of. The policy of response headers knows the folder.
  const folder = `search-index/${fingerprint(siteDir)}`;
  return {
    name: 'search',
    getThemePath: () => './theme',
    async contentLoaded({actions: {createData}}) {
      const tree = currentTree(siteDir);
      const frozen = allTrees(siteDir).filter(({base}) => base !== '');
      const lists = pickFigures(figuresOf(tree).figures, COUNTRY_FIGURES);
      // Imported as @generated/search/default/…; each where it is shown.
      await createData('site.json', {
        folder: `/${folder}`,
        versions: frozen.map(({version}) => version),
      });
      await createData('countries.json', listedCountries(lists, worldNames()));
      const links = pagesOf(tree).map(({kind, featured, route, title, description}) => ({
        ...{kind, featured, route, title, description},
      }));
      await createData(
        'popular.json',
        links.filter(({featured}) => featured),
      );
      await createData(
        'categories.json',
        links.filter(({kind}) => kind === 'category'),
      );
    },
    async postBuild({outDir}) {
      const contract = await bundleContract(siteDir);
      const trees = allTrees(siteDir);
      for (const tree of trees) {
        const others = trees.filter((other) => other !== tree);
        const place = {build: outDir, folder: path.join(outDir, folder, tree.version)};
        await writeIndex(place, tree, others, tree.base === '' ? contract : undefined);
      }
    },
  };
}
