import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {readCatalogue} from '../../src/content/catalogue';
import {currentTree} from '../../src/content/tree';
import {archivedVersions} from '../../src/content/versions';
import {placesOf} from './archive';

/** Why a version cannot be cut; undefined if it can. */
export function preflightError(root: string, version: string | undefined): string | undefined {
  if (version === undefined) return 'Name the version after its month: npm run cut -- 2025-02';
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(version)) {
    return `"${version}" is not a month. Write year and month, as in 2025-02`;
  }
  const [newest] = archivedVersions(root);
  if (archivedVersions(root).includes(version)) {
    return `Version ${version} already exists. To cut it again, first run git rm -r ${placesOf(root, version).all.join(' ')} and delete its line in versions.json`;
  }
  if (newest !== undefined && version < newest) {
    return `Version ${version} would be older than ${newest}, which already exists. Choose a later month`;
  }
  const left = placesOf(root, version).all.find((place) => fs.existsSync(path.join(root, place)));
  if (left) return `${left} already exists. Remove it first`;
  return newerPage(root, version) ?? uncommittedChanges(root);
}

/** A version must not contain a page that changed after the month that it is named after. */
function newerPage(root: string, version: string): string | undefined {
  const dated = readCatalogue(currentTree(root)).flatMap(({file, updated}) =>
    updated ? [{file, updated}] : [],
  );
  const [newest] = dated.sort((a, b) => b.updated.localeCompare(a.updated));
  const month = newest?.updated.slice(0, 7) ?? '';
  return newest && month > version
    ? `Version ${version} would be older than its newest page: docs/${newest.file} changed on ${newest.updated}. Choose ${month} or later`
    : undefined;
}

/** Undoing a failed cut must not lose uncommitted work. */
function uncommittedChanges(root: string): string | undefined {
  const {status, stdout} = spawnSync('git', ['status', '--porcelain'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return 'This is not a git repository, or git is not installed';
  const changed = stdout.split('\n').filter((line) => line !== '');
  return changed.length > 0
    ? `There are uncommitted changes (${changed[0]?.slice(3)}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''}). Commit them, or run git stash`
    : undefined;
}
