import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {allTrees} from '@site/src/content/tree';
import {archivedVersions, versionLabel, versionOptions} from '@site/src/content/versions';

import {temporaryFolder} from '../support/temporary';

test.each([
  ['2024-11', 'November 2024'],
  ['2025-01', 'January 2025'],
  ['2024-13', '2024-13'],
  ['next', 'next'],
])('the version %s is called "%s"', (name, label) => {
  expect(versionLabel(name)).toBe(label);
});

test('a label is in the requested language', () => {
  expect(versionLabel('2024-11', 'pl')).toBe('listopad 2024');
});

describe('the versions of the site', () => {
  it('are only the current one, at the root, if none is archived', () => {
    const root = temporaryFolder();
    expect(archivedVersions(root)).toEqual([]);
    expect(versionOptions(root)).toMatchObject({
      lastVersion: 'current',
      versions: {current: {label: 'Today', path: '/'}},
    });
  });

  it('come from versions.json, with a banner and noindex', () => {
    const root = temporaryFolder({'versions.json': '["2024-11"]'});
    expect(Object.keys(versionOptions(root).versions ?? {})).toEqual(['current', '2024-11']);
    expect(versionOptions(root).versions).toMatchObject({
      current: {label: 'Today', path: '/'},
      '2024-11': {label: 'November 2024', path: '2024-11', banner: 'unmaintained', noIndex: true},
    });
  });
});

describe('cutting a version', () => {
  /** What Docusaurus does to the repository when it cuts one. */
  function cut(root: string, name: string): void {
    const names = JSON.stringify([name, ...archivedVersions(root)]);
    fs.writeFileSync(path.join(root, 'versions.json'), names);
  }

  it('needs no change to the configuration', () => {
    const root = temporaryFolder();
    cut(root, '2024-11');
    expect(versionOptions(root).versions).toMatchObject({
      '2024-11': {label: 'November 2024', path: '2024-11'},
    });

    const before = versionOptions(root);
    cut(root, '2025-02');
    const after = versionOptions(root);
    expect(Object.keys(after.versions ?? {})).toEqual(['current', '2025-02', '2024-11']);
    expect(after).toMatchObject(before);
    expect(after.versions).toMatchObject({
      '2025-02': {
        label: 'February 2025',
        path: '2025-02',
        banner: 'unmaintained',
        noIndex: true,
      },
    });
  });

  it('keeps the current version at the root, without noindex', () => {
    const root = temporaryFolder();
    cut(root, '2024-11');
    const {lastVersion, versions} = versionOptions(root);
    expect(lastVersion).toBe('current');
    expect(versions?.current).toMatchObject({path: '/'});
    expect(versions?.current).not.toHaveProperty('noIndex');
  });

  it('has the same versions and paths as the content trees', () => {
    const root = temporaryFolder();
    cut(root, '2024-11');
    cut(root, '2025-02');
    const {versions = {}} = versionOptions(root);
    const paths = Object.values(versions).map(({path: base = ''}) => path.posix.join('/', base));
    expect(allTrees(root).map(({version}) => version)).toEqual(Object.keys(versions));
    expect(allTrees(root).map(({base}) => base || '/')).toEqual(paths);
  });
});
