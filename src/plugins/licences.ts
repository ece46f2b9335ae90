import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import LicensePlugin from 'webpack-license-plugin';

import {brand} from '../config/brand';
import {
  allowedLicences,
  licenceOverrides,
  licenceTextFiles,
  packagesBesideBundle,
} from '../config/licences';

/** The file that webpack-license-plugin always writes; visitors get the text. */
const JSON_FILE = 'licences.json';
const RULE = '='.repeat(80);

/**
 * Publishes `/licences.txt`: the packages of others that the browser bundle contains, with their licence texts.
 * webpack-license-plugin finds them, and fails the build for a licence that is not allowed.
 */
export default function licences({siteDir}: LoadContext): Plugin {
  const modules = path.join(siteDir, 'node_modules');
  // The folder of a package in the workspace is a symbolic link.
  const isOurs = (name: string): boolean =>
    fs.lstatSync(path.join(modules, name), {throwIfNoEntry: false})?.isSymbolicLink() ?? false;
  return {
    name: 'licences',
    configureWebpack: (_, isServer) => {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const plugin = new LicensePlugin({
        outputFilename: JSON_FILE,
        includeNoticeText: true,
        licenseOverrides: licenceOverrides,
        unacceptableLicenseTest: (licence) => !allowedLicences.includes(licence),
        excludedPackageTest: isOurs,
        includePackages: () => packagesBesideBundle.map((name) => path.join(modules, name)),
        additionalFiles: {'licences.txt': (packages) => licencesTxt(packages, modules)},
      });
      return {plugins: [plugin]};
    },
    postBuild: ({outDir}) => fs.rmSync(path.join(outDir, JSON_FILE)),
  };
}

/** A package as webpack-license-plugin describes it, with the fields that are used here. */
interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** Null without a LICENSE file, although the type of the plugin does not say so. */
  licenseText: string | null;
  noticeText?: string;
}

/**
 * The content of `/licences.txt`: a heading, then each package as `name version (licence)` with the texts of its
 * LICENSE and NOTICE files.
 *
 * @param modules path of `node_modules`, which the paths in `licenceTextFiles` are relative to
 * @throws Error that names a package without a text
 */
export function licencesTxt(packages: readonly ShippedPackage[], modules: string): string {
  const sections = packages.map(({name, version, license, licenseText, noticeText}) => {
    const file = licenceTextFiles[name];
    const text = licenseText ?? (file && fs.readFileSync(path.join(modules, file), 'utf8'));
    if (!text) throw new Error(`${name} is shipped without a text: add it to licenceTextFiles`);
    return `${RULE}\n${name} ${version} (${license})\n\n${text}\n${noticeText ?? ''}`.trimEnd();
  });
  return `Licences of the software and fonts on the ${brand.name} website

Your browser receives these ${packages.length} packages from this site. Each is listed with its version, its
licence as an SPDX expression, and the licence text.

${sections.join('\n\n')}
`;
}
