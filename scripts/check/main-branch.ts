import {spawnSync} from 'node:child_process';

/** The output of a Git command in a folder; empty if it fails, as without a repository. */
export function git(root: string, ...args: string[]): string {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout : '';
}

/** The commit of the main branch that the changes began from, or the last commit. */
export function mainCommit(root: string): string {
  return git(root, 'merge-base', 'HEAD', 'origin/main').trim() || 'HEAD';
}
