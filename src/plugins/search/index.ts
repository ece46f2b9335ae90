import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {pickFigures, toolData} from '../../content/figures/tool-figures';
import {figuresOf, pageAt, pagesOf} from '../../content/sources';
import {allTrees, currentTree} from '../../content/tree';
import {bundleContract} from '../../features/contract/bundle';
import {COST_FIGURES} from '../../features/cost/figures';
import {COUNTRY_FIGURES, listedCountries} from '../../features/countries/find';
import {worldNames} from '../../features/countries/world';
import {pagesOfBuild} from '../../features/exports/pages';
import {searchIndex} from '../../features/search/sources';
import {readWritersFiles} from '../../features/search/sources/writers-files';
import {writtenIndex} from '../../features/search/sources/written';
import {writeFiles} from '../../lib/files';
import {fingerprint} from '../../lib/fingerprint';
import {memoizeByMtime} from '../../lib/memoize-by-mtime';
import {answering} from '../dev-server';

/** Builds the search index of each version from the built pages. See src/features/search/README.md. */
export default function searchPlugin({
  siteDir,
  baseUrl,
  i18n: {currentLocale},
}: LoadContext): Plugin {
  // Scripts contain the URL of the index, but are bundled before the pages that it is built from.
  const folder = `search-index/${fingerprint(siteDir)}`;
  const today = currentTree(siteDir, currentLocale);
  const trees = allTrees(siteDir, currentLocale);
  const archives = trees.filter(({base}) => base !== '');
  return {
    name: 'search',
    getThemePath: () => path.join(siteDir, 'src/plugins/search/theme'),
    async contentLoaded({actions: {createData}}) {
      // Stops the build if they are invalid, before the pages are built.
      readWritersFiles(today, siteDir);
      const {figures} = figuresOf(today);
      const lists = pickFigures(figures, COUNTRY_FIGURES);
      const costs = toolData(pickFigures(figures, COST_FIGURES), (route) => pageAt(route, today));
      const versions = archives.map(({version}) => version);
      // Imported as @generated/search/default/…
      await createData('site.json', {base: baseUrl, folder: baseUrl + folder, versions});
      await createData('costs.json', costs);
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
        const ofVersion = tree.base === '' ? contract : undefined;
        const {documents, index} = searchIndex(pages, tree, siteDir, ofVersion);
        if (documents.length === 0)
          throw new Error(`The search index found no pages in version ${tree.version}`);
        const sections = documents.flatMap((one, id) =>
          one.sections.length > 0 ? [[`${id}.json`, JSON.stringify(one.sections)]] : [],
        );
        writeFiles(path.join(outDir, folder, tree.version), {
          'index.json': JSON.stringify(index),
          ...Object.fromEntries(sections),
        });
      }
    },
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? preview(siteDir, `${baseUrl}${folder}/current/`)
        : {},
  };
}

/** Answers in the live preview from the pages as they are written, again after each change. */
function preview(siteDir: string, base: string): object {
  const indexOf = memoizeByMtime(['docs', 'blog', 'src/pages'], ({folder}: {folder: string}) =>
    writtenIndex(folder),
  );
  const answer = async (name: string): Promise<unknown> => {
    const {index, documents} = await indexOf({folder: siteDir});
    return name === 'index' ? index : documents[Number(name)]?.sections;
  };
  const devServer = answering(base, ({url = ''}, response) => {
    response.setHeader('Cache-Control', 'no-store');
    answer(path.parse(url).name).then(
      (data) => response.end(JSON.stringify(data)),
      // A page that cannot be read: its findings are shown on it.
      () => response.writeHead(503).end(),
    );
  });
  return {devServer};
}
