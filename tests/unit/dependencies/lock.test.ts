import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

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

/** Why an install might get another package than the one tested. npm verifies the hash. */
function faultOf({integrity, resolved, link, inBundle}: Entry): string | undefined {
  if (link) return 'a link to a folder';
  if (resolved !== undefined) return 'a fixed download URL';
  // The hash of a package covers the packages bundled in it.
  if (integrity === undefined) return inBundle ? undefined : 'no integrity hash';
  return SHA.test(integrity) ? undefined : 'a hash other than SHA-512';
}

describe('the lock file', () => {
  it('has a hash for every package, and no download URLs or links', () => {
    const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, Entry>};
    const {'': root, ...installed} = packages;
    expect(root).toBeDefined();
    expect(Object.keys(installed).length).toBeGreaterThan(1000);
    const faults = Object.entries(installed).map(([place, entry]) => [place, faultOf(entry)]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
  });

  const integrity = `sha512-${'A'.repeat(86)}==`;
  it.each<[fault: string | undefined, entry: Entry]>([
    ['no integrity hash', {version: '1.0.0'}],
    ['a hash other than SHA-512', {integrity: 'sha1-AAAA'}],
    ['a hash other than SHA-512', {integrity: 'sha512-short=='}],
    ['a fixed download URL', {integrity, resolved: 'git+ssh://git@host/a.git#1a2b'}],
    ['a fixed download URL', {integrity, resolved: 'http://host/a.tgz'}],
    ['a link to a folder', {link: true, resolved: '../a'}],
    [undefined, {version: '1.0.0', integrity}],
    [undefined, {version: '1.0.0', inBundle: true}],
  ])('%s: %j', (fault, entry) => expect(faultOf(entry)).toBe(fault));
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
