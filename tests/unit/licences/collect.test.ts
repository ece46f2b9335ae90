import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {collectPackages} from '@site/src/licences/collect';
import {licencesTxt} from '@site/src/licences/document';
import {mit} from '@site/src/licences/mit';
import type {ShippedModule} from '@site/src/licences/modules';

import {temporaryFolder} from '../support/temporary';

const MIT = mit('Copyright (c) 2020 Somebody');

/** A site whose node_modules hold one of each. */
const site = temporaryFolder({
  'src/own.ts': '',
  ...installed('good', {license: 'MIT'}, {LICENSE: MIT}),
  ...installed('@scope/good', {license: 'MIT'}, {'licence.md': MIT}),
  ...installed('good/node_modules/either', {license: '(GPL-3.0 OR MIT)'}, {LICENSE: MIT}),
  ...installed('@rspack/core', {license: 'MIT'}, {LICENSE: MIT}),
  ...installed('copyleft', {license: 'AGPL-3.0-only'}, {COPYING: 'GNU'}),
  ...installed('nonsense', {license: 'SEE LICENSE IN FILE'}, {LICENSE: 'Ours alone'}),
  ...installed('silent', {}, {LICENSE: MIT}),
  ...installed('textless', {license: 'MIT'}, {}),
  ...installed(
    'bundle',
    {license: 'MIT'},
    {
      LICENSE: MIT,
      'index.js.map': JSON.stringify({
        sources: [
          'webpack://B/./src/a.ts',
          'webpack://B/./node_modules/good/index.js',
          'webpack://B/./node_modules/hidden/index.js',
        ],
      }),
    },
  ),
});

function installed(
  name: string,
  fields: object,
  files: Record<string, string>,
): Record<string, string> {
  const folder = `node_modules/${name}`;
  const manifest = JSON.stringify({
    name: name.split('node_modules/').pop(),
    version: '1.2.3',
    ...fields,
  });
  return {
    [`${folder}/package.json`]: manifest,
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])),
  };
}

const shippedFile = (file: string): ShippedModule => ({
  identifier: file,
  type: 'javascript/esm',
  file: path.join(site, file),
});
const collect = (modules: ShippedModule[], known = {}) => collectPackages(modules, site, known);
const messages = (modules: ShippedModule[], known = {}): string[] =>
  collect(modules, known).findings.map(({message}) => message);

describe('what is shipped', () => {
  it('is named with version and licence, once, by name; our own files are not', () => {
    const {packages, findings} = collect([
      shippedFile('src/own.ts'),
      shippedFile('node_modules/good/index.js'),
      shippedFile('node_modules/good/lib/other.css'),
      shippedFile('node_modules/@scope/good/index.js'),
      shippedFile('node_modules/good/node_modules/either/index.js'),
      {identifier: 'webpack/runtime/load', type: 'runtime'},
    ]);
    expect(findings).toEqual([]);
    expect(packages.map(({name, version, licence}) => [name, version, licence])).toEqual([
      ['@rspack/core', '1.2.3', 'MIT'],
      ['@scope/good', '1.2.3', 'MIT'],
      ['either', '1.2.3', '(GPL-3.0 OR MIT)'],
      ['good', '1.2.3', 'MIT'],
    ]);
  });

  it('includes what was bundled into a package before', () => {
    const known = {hidden: {licence: 'ISC', copyright: 'Copyright Nobody'}};
    const {packages} = collect([shippedFile('node_modules/bundle/index.js')], known);
    expect(packages.map(({name, version}) => `${name} ${version}`)).toEqual([
      'bundle 1.2.3',
      'good inside bundle 1.2.3',
      'hidden inside bundle 1.2.3',
    ]);
    const alone = [
      shippedFile('node_modules/bundle/index.js'),
      shippedFile('node_modules/good/a.js'),
    ];
    expect(collect(alone, known).packages.map(({version}) => version)).toEqual([
      '1.2.3',
      '1.2.3',
      'inside bundle 1.2.3',
    ]);
  });
});

describe('the build is refused', () => {
  test.each([
    [
      'under a licence that is not allowed',
      'copyleft',
      'copyleft 1.2.3 is shipped under "AGPL-3.0-only", which is not allowed',
    ],
    [
      'under a licence that nobody understands',
      'nonsense',
      'nonsense 1.2.3 is shipped under "SEE LICENSE IN FILE", which is not allowed',
    ],
    ['without a licence', 'silent', 'silent 1.2.3 is shipped and names no licence'],
    ['without its text', 'textless', 'textless 1.2.3 is shipped without the text of its licence'],
  ])('for a package %s', (_, name, message) => {
    expect(messages([shippedFile(`node_modules/${name}/index.js`)])).toEqual([message]);
  });

  test.each<ShippedModule>([
    {identifier: 'somewhere', type: 'javascript/esm', file: '/elsewhere/vendor.js'},
    {identifier: 'external "thing"', type: 'javascript/dynamic'},
  ])('for a module that no package covers: $identifier', (module) => {
    expect(messages([module])[0]).toMatch(/^Nobody can tell whose work/);
  });

  it('for a package inside another of which nothing is known', () => {
    expect(messages([shippedFile('node_modules/bundle/index.js')])).toEqual([
      'hidden inside bundle 1.2.3 is shipped and names no licence',
    ]);
  });

  it('for a licence that was looked up and is not needed', () => {
    expect(messages([shippedFile('node_modules/good/a.js')], {gone: {licence: 'MIT'}})).toEqual([
      '"gone" is not shipped',
    ]);
  });

  it('but not where the licence was looked up', () => {
    const known = {silent: {licence: 'MIT'}, textless: {licence: 'MIT', copyright: 'Copyright'}};
    const modules = ['silent', 'textless'].map((name) => shippedFile(`node_modules/${name}/a.js`));
    expect(messages(modules, known)).toEqual([]);
    expect(collect(modules, known).packages[1]?.texts[0]).toContain('Permission is hereby granted');
  });
});

it('the list writes a text once for all packages that share it', () => {
  const {packages} = collect([
    shippedFile('node_modules/good/index.js'),
    shippedFile('node_modules/@scope/good/index.js'),
  ]);
  const text = licencesTxt(packages, 'Halyard');
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(1);
  expect(text).toContain('@scope/good 1.2.3\ngood 1.2.3\n\nLicence: MIT\n');
});
