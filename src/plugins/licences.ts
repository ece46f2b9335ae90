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
import {type Finding, FindingError, findingIn} from '../lib/finding';

/** A package in the output of webpack-license-plugin, with the fields that are used here. */
interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression. Always present: the plugin fails the build without one. */
  license: string;
  /** Null if the package has no LICENSE file. */
  licenseText: string | null;
  /** Text of the NOTICE file, if there is one. */
  noticeText?: string;
}

/** Output of webpack-license-plugin in the build, which `licences.txt` replaces. */
const JSON_FILE = 'licences.json';
const RULE = '='.repeat(80);

/**
 * Publishes `/licences.txt`: the packages that the browser bundle contains, with their licence
 * texts. webpack-license-plugin finds them.
 */
export default function licences({siteDir}: LoadContext): Plugin {
  const modules = path.join(siteDir, 'node_modules');
  return {
    name: 'licences',
    configureWebpack: (_, isServer) => {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const plugin = new LicensePlugin({
        outputFilename: JSON_FILE,
        licenseOverrides: licenceOverrides,
        includeNoticeText: true,
        // The packages of this repository have its own licence.
        excludedPackageTest: (name: string) => name.startsWith('@portal/'),
        includePackages: () => packagesBesideBundle.map((name) => path.join(modules, name)),
      });
      return {plugins: [plugin]};
    },
    postBuild({outDir}) {
      const file = path.join(outDir, JSON_FILE);
      const packages = JSON.parse(fs.readFileSync(file, 'utf8')) as ShippedPackage[];
      fs.rmSync(file);
      fs.writeFileSync(path.join(outDir, 'licences.txt'), licencesTxt(packages, modules));
    },
  };
}

/**
 * The content of `/licences.txt`: a heading, then each package as `name version (licence)` with the
 * texts of its LICENSE and NOTICE files.
 *
 * @param modules path of `node_modules`, which the paths in `licenceTextFiles` are relative to
 * @throws FindingError with a finding for each package whose licence is not allowed or has no text
 */
function licencesTxt(packages: readonly ShippedPackage[], modules: string): string {
  const complete = packages.map((each) => ({
    ...each,
    licenseText: each.licenseText ?? textFromFile(each.name, modules),
  }));
  const findings = complete.flatMap((each) => findingOf(each) ?? []);
  if (findings.length > 0) throw new FindingError(findings);
  const sections = complete.map((each) =>
    [RULE, titleOf(each), '', each.licenseText, each.noticeText ?? ''].join('\n').trimEnd(),
  );
  return `Licences of the software and fonts on the ${brand.name} website

Your browser receives these ${packages.length} packages from this site. Each is listed with its version, its
licence as an SPDX expression, and the licence text.

${sections.join('\n\n')}
`;
}

const titleOf = ({name, version, license}: ShippedPackage): string =>
  `${name} ${version} (${license})`;

function textFromFile(name: string, modules: string): string | null {
  const file = licenceTextFiles[name];
  return file ? fs.readFileSync(path.join(modules, file), 'utf8') : null;
}

/** Why a package must not be shipped as it is. */
function findingOf(shipped: ShippedPackage): Finding | undefined {
  const file = 'src/config/licences.ts';
  const title = titleOf(shipped);
  if (!allowedLicences.includes(shipped.license)) {
    const fix = 'remove the package, or have the licence reviewed and add it to allowedLicences';
    return findingIn(file, `${title} is shipped under a licence that is not allowed`, fix);
  }
  if (shipped.licenseText) return undefined;
  const fix = `add "${shipped.name}" to licenceTextFiles`;
  return findingIn(file, `${title} is shipped without the text of its licence`, fix);
}
