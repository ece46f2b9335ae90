import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../config/brand';
import {knownLicences, knownWithAlgolia} from '../config/licences';
import {searchEngine} from '../config/search-engine';
import {FindingError} from '../lib/finding';
import {collectPackages} from '../licences/collect';
import {licencesTxt} from '../licences/document';
import {type ShippedModule, whenBundled} from '../licences/modules';

/**
 * Publishes `/licences.txt`: whose work the site hands to visitors, under which licence. What it
 * holds is read from what the bundler put into the files of the site.
 */
export default function licences({siteDir}: LoadContext): Plugin {
  let shipped: ShippedModule[] = [];
  const remember = (modules: ShippedModule[]): void => void (shipped = modules);
  return {
    name: 'licences',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : whenBundled(remember),
    async postBuild({outDir}) {
      const {packages, findings} = collectPackages(
        shipped,
        siteDir,
        searchEngine().name === 'algolia' ? knownWithAlgolia : knownLicences,
      );
      if (packages.length === 0) throw new Error('The licences found no package in the build');
      if (findings.length > 0) throw new FindingError(findings);
      await fs.writeFile(path.join(outDir, 'licences.txt'), licencesTxt(packages, brand.name));
    },
  };
}
