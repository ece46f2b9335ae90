import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {ROOT} from '../support/root';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

/** A SHA-512 in base64: 64 bytes. */
const SHA = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** A package of this repository, which the lock file lists twice: its folder, and the link to it. */
const OURS = /^packages\/[\w-]+$/;

/** Why an install might get another package than the one tested. npm verifies the hash. */
function faultOf(place: string, {integrity, resolved, link, inBundle}: Entry): string | undefined {
  if (OURS.test(place)) return undefined;
  if (link) return OURS.test(resolved ?? '') ? undefined : 'a link to a folder';
  if (resolved !== undefined) return 'a fixed download URL';
  // The hash of a package covers the packages bundled in it.
  if (integrity === undefined) return inBundle ? undefined : 'no integrity hash';
  return SHA.test(integrity) ? undefined : 'a hash other than SHA-512';
}

test('the lock file has a hash for every package, no download URLs, and no links but those to our packages', () => {
  const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, Entry>};
  const {'': root, ...installed} = packages;
  expect(root).toBeDefined();
  expect(Object.keys(installed).length).toBeGreaterThan(1000);
  const faults = Object.entries(installed).map(([place, entry]) => [place, faultOf(place, entry)]);
  expect(faults.filter(([, fault]) => fault)).toEqual([]);
});

test('every dependency is declared by version, not by URL or folder', () => {
  const {dependencies, devDependencies, overrides} = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string>
  >;
  const all = Object.entries({...dependencies, ...devDependencies, ...overrides});
  expect(all.length).toBeGreaterThan(50);
  for (const [name, range] of all) expect(range, name).toMatch(/^[~^]?\d+\.\d+\.\d+(-[\w.]+)?$/);
});

test('packages run no install scripts', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});
