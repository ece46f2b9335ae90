/**
 * Licences, by their SPDX identifiers, under which the site may hand the work of others to its
 * visitors: those that ask for nothing but their text, which `/licences.txt` holds.
 */
export const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** What a package does not tell of itself by its package.json and files, as its author tells it elsewhere. */
export interface KnownLicence {
  licence: string;
  /** Where the package has no file with the text, which then is the plain text of MIT. */
  copyright?: string;
}

/** By name of package. An entry that is not needed any more is a fault. */
export const knownLicences: Readonly<Record<string, KnownLicence>> = {
  // Say it in their LICENSE alone.
  decko: {licence: 'MIT'},
  stickyfill: {licence: 'MIT'},
  // "BSD", with the three clauses in its LICENSE.
  'url-template': {licence: 'BSD-3-Clause'},
  // Have no LICENSE in the package: from the source, the README, the repository.
  infima: {licence: 'MIT', copyright: 'Copyright (c) Facebook, Inc. and its affiliates.'},
  isarray: {
    licence: 'MIT',
    copyright: 'Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>',
  },
  '@redocly/openapi-core': {licence: 'MIT', copyright: 'Copyright 2019 Redocly Inc.'},
  // Come inside of Redoc's own bundle, and are not installed here.
  '@redocly/workerize-loader': {licence: 'MIT', copyright: 'Copyright (c) 2018 Jason Miller'},
  'style-loader': {
    licence: 'MIT',
    copyright: 'Copyright JS Foundation and other contributors',
  },
};

/** The same for what is shipped only where Algolia searches (`SEARCH=algolia`). */
const docSearch: KnownLicence = {
  licence: 'MIT',
  copyright: 'Copyright (c) 2015-present Algolia, Inc.',
};
export const knownWithAlgolia: Readonly<Record<string, KnownLicence>> = {
  ...knownLicences,
  // Have no LICENSE in the package: from the repository.
  '@docsearch/css': docSearch,
  '@docsearch/react': docSearch,
};
