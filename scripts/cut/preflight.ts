import {spawnSync} from 'node:child_process';

import {readCatalogue} from '../../src/content/catalogue';
import {currentTree} from '../../src/content/tree';
import {archivedVersions} from '../../src/content/versions';

/** Why a version cannot be cut; undefined if it can. */
export function preflightError(root: string, version: string): string | undefined {
  if (version === '') return 'Name the version after its month: npm run cut -- 2025-02';
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(version)) {
    return `"${version}" is not a month. Write year and month, as in 2025-02`;
  }
  const versions = archivedVersions(root);
  if (versions.includes(version)) return `Version ${version} already exists`;
  const [newest = ''] = versions;
  if (version < newest) {
    return `Version ${version} would be older than ${newest}, which already exists. Choose a later month`;
  }
  return newerPage(root, version) ?? uncommittedChanges(root);
}

/** A version must not contain a page that changed after the month that it is named after. */
function newerPage(root: string, version: string): string | undefined {
  const newer = readCatalogue(currentTree(root)).find(
    ({updated}) => updated && updated.slice(0, 7) > version,
  );
  return (
    newer &&
    `Version ${version} would be older than docs/${newer.file}, which changed on ${newer.updated}`
  );
}

/** Undoing a cut must not lose uncommitted work. */
export function uncommittedChanges(root: string, ...options: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', ['status', '--porcelain', ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return 'This is not a git repository, or git is not installed';
  const [changed] = stdout.split('\n');
  return changed
    ? `There are uncommitted changes (${changed.slice(3)}). Commit them, or run git stash`
    : undefined;
}
