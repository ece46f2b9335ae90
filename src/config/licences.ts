/**
 * SPDX licence expressions under which packages may be shipped to visitors: those that only require their
 * text to be included, as `/licences.txt` does. Compared literally with what packages declare.
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
  // DOMPurify, which we use under Apache-2.0.
  '(MPL-2.0 OR Apache-2.0)',
];

/**
 * Licences, from the LICENSE file, of packages whose package.json has none or does not use SPDX. Keyed
 * by `name@version`, so that a new version is reviewed again.
 */
export const licenceOverrides: Readonly<Record<string, string>> = {
  'decko@1.2.0': 'MIT',
  'stickyfill@1.1.1': 'MIT',
  'url-template@2.0.8': 'BSD-3-Clause',
};

/**
 * Licence texts of packages that have no LICENSE file: by package name, a file in `node_modules`
 * with the same licence from the same authors.
 */
export const licenceTextFiles: Readonly<Record<string, string>> = {
  '@hookform/resolvers/standard-schema': '@hookform/resolvers/LICENSE',
  '@redocly/openapi-core': '@redocly/config/LICENSE',
  infima: '@docusaurus/core/LICENSE',
  isarray: 'isarray/README.md',
};

/** Packages that are shipped without being modules of the bundle: fonts, styles, the bundler's runtime. */
export const packagesBesideBundle: readonly string[] = [
  '@fontsource-variable/figtree',
  '@rspack/core',
  // In /sandbox.mjs.
  ...['ajv', 'big.js', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse'],
];
