import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {filesBelow} from '@site/src/lib/files';
import {ROOT} from '../support/root';

interface Manifest {
  exports: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const FOLDER = path.join(ROOT, 'packages');
const read = (...file: string[]): string => fs.readFileSync(path.join(...file), 'utf8');
const manifestOf = (folder: string): Manifest =>
  JSON.parse(read(folder, 'package.json')) as Manifest;
const root = manifestOf(ROOT);

/** Names of the packages that a source file imports, without types, which need no installation. */
function importedBy(source: string): string[] {
  const specifiers = source.matchAll(/^(?:import|export) (?!type )[^;]*?from '([@a-z][^']*)'/gm);
  return [...specifiers]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:'))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

const packages = fs.readdirSync(FOLDER);

test.each(packages)('%s declares what it imports, in the versions of the site', (name) => {
  const folder = path.join(FOLDER, name);
  const {exports, dependencies = {}, peerDependencies = {}} = manifestOf(folder);
  expect(fs.existsSync(path.join(folder, exports))).toBe(true);
  const sources = filesBelow(path.join(folder, 'src')).map((file) => read(file));
  expect(sources.length).toBeGreaterThan(0);
  const declared = {...dependencies, ...peerDependencies};
  expect(Object.keys(declared)).toEqual(
    expect.arrayContaining([...new Set(sources.flatMap(importedBy))]),
  );
  const ofSite = {...root.dependencies, ...root.devDependencies};
  for (const [dependency, version] of Object.entries(dependencies)) {
    if (dependency in ofSite) expect(version, dependency).toBe(ofSite[dependency]);
  }
});
