import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {frozenVersions} from '../../src/content/versions';
import {placesOf} from './freeze';

/** What keeps a version from being cut, as one sentence; undefined where nothing does. */
export function preflightError(root: string, version: string | undefined): string | undefined {
  if (version === undefined) return 'Give the month as the name: npm run cut -- 2025-02';
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(version)) {
    return `"${version}" is no month. Write year and month, as in 2025-02`;
  }
  const [newest] = frozenVersions(root);
  if (frozenVersions(root).includes(version)) {
    return `${version} is frozen already. To cut it again, remove it first: git rm -r ${placesOf(root, version).all.join(' ')} and its line in versions.json`;
  }
  if (newest !== undefined && version < newest) {
    return `${version} lies before ${newest}, which is frozen already: today's content is later than both`;
  }
  const left = placesOf(root, version).all.find((place) => fs.existsSync(path.join(root, place)));
  if (left) return `${left} lies in the way. Remove it`;
  return dirt(root);
}

/** Undoing must not lose anybody's work, so there must be none. */
function dirt(root: string): string | undefined {
  const {status, stdout} = spawnSync('git', ['status', '--porcelain'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return 'This is no git repository, or git is not installed';
  const changed = stdout.split('\n').filter((line) => line !== '');
  return changed.length > 0
    ? `There are changes that are not committed (${changed[0]?.slice(3)}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''}). Commit them, or put them aside with git stash`
    : undefined;
}
