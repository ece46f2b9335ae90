import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {ESLint} from 'eslint';
import {describe, expect, it, test} from 'vitest';

import {ROOT} from '../support/root';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

interface Locked {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
}

describe('the lock file', () => {
  /** A SHA-512 in base64: 64 bytes. */
  const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

  it('has a SHA-512 of every package and no address, so that npm asks its registry and verifies the hash', () => {
    const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, Locked>};
    const locked = Object.entries(packages).filter(([place]) => place !== '');
    expect(locked.length).toBeGreaterThan(1000);
    const faults = locked.filter(
      ([, {integrity, resolved, link, inBundle}]) =>
        // The hash of a package covers what is bundled with it.
        link || resolved !== undefined || !(integrity ? SHA512.test(integrity) : inBundle),
    );
    expect(faults).toEqual([]);
  });

  it('holds what package.json asks for', () => {
    const wanted = JSON.parse(read('package.json')) as Record<string, unknown>;
    const {packages} = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, Record<string, unknown>>;
    };
    for (const field of ['name', 'version', 'dependencies', 'devDependencies', 'engines']) {
      expect(packages[''], field).toMatchObject({[field]: wanted[field]});
    }
  });
});

test('no dependency is asked for by address or folder', () => {
  const {dependencies, devDependencies, overrides} = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string>
  >;
  const all = Object.entries({...dependencies, ...devDependencies, ...overrides});
  expect(all.length).toBeGreaterThan(50);
  for (const [name, range] of all) expect(range, name).toMatch(/^[~^]?\d+\.\d+\.\d+(-[\w.]+)?$/);
});

test('packages run no script when they are installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

test('every package gets the versions of others that it asks for', () => {
  const {stdout, stderr} = spawnSync('npm', ['ls', '--all', '--package-lock-only'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.split('\n').length).toBeGreaterThan(1000);
});

test('the rules for translated strings work with the overridden version of their library', async () => {
  const [result] = await new ESLint({cwd: ROOT}).lintText(
    `import {translate} from '@docusaurus/Translate';
    const id = 'x';
    export default () => <p>{translate({id, message: id})} not translated</p>;`,
    {filePath: path.join(ROOT, 'src/x.tsx')},
  );
  expect(result?.messages.map(({ruleId}) => ruleId).sort()).toEqual([
    '@docusaurus/no-untranslated-text',
    '@docusaurus/string-literal-i18n-messages',
  ]);
});
