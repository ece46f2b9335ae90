import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {ESLint} from 'eslint';
import {describe, expect, it, test} from 'vitest';

import {inspectLock} from '@site/scripts/dependencies/lock';
import {ROOT} from '../support/root';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const SHA = `sha512-${'A'.repeat(86)}==`;
const lock = (entry: object): string =>
  JSON.stringify({lockfileVersion: 3, packages: {'': {}, 'node_modules/a': entry}}, null, 2);

describe('the lock file', () => {
  it('has a hash of every package, and names no place', () => {
    const {findings, looked} = inspectLock(read('package-lock.json'));
    expect(looked).toBeGreaterThan(1000);
    expect(findings).toEqual([]);
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

  it.each([
    ['has no integrity hash', {version: '1.0.0'}],
    ['has an integrity hash other than SHA-512', {version: '1.0.0', integrity: 'sha1-AAAA'}],
    ['has an integrity hash other than SHA-512', {version: '1.0.0', integrity: 'sha512-short=='}],
    ['has a fixed download URL', {integrity: SHA, resolved: 'git+ssh://git@host/a.git#1a2b'}],
    ['has a fixed download URL', {integrity: SHA, resolved: 'http://host/a.tgz'}],
    ['is a link to a folder', {link: true, resolved: '../a'}],
  ])('is refused where a package %s', (fault, entry) => {
    const [finding] = inspectLock(lock(entry)).findings;
    expect(finding?.message).toContain(`node_modules/a ${fault}`);
    expect(finding?.line).toBe(5);
  });

  it('is fine with a package of the registry, and with what comes inside of one', () => {
    expect(inspectLock(lock({version: '1.0.0', integrity: SHA})).findings).toEqual([]);
    expect(inspectLock(lock({version: '1.0.0', inBundle: true})).findings).toEqual([]);
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
