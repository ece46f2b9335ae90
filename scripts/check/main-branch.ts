import {spawnSync} from 'node:child_process';

/** The output of a Git command in a folder; empty if it fails, as without a repository. */
export function git(root: string, ...args: string[]): string {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout : '';
}

/** The commit of the main branch that the changes began from, or the last commit. */
function mainCommit(root: string): string {
  return git(root, 'merge-base', 'HEAD', 'origin/main').trim() || 'HEAD';
}

/** The files that differ from the main branch, by options of `git diff`. */
export function changedFiles(root: string, ...options: string[]): string[] {
  const base = ['diff', '--name-only', '--relative', mainCommit(root)];
  return git(root, ...base, ...options).split('\n');
}

/** A file as the main branch has it; empty if it has none. */
export function onMain(root: string, file: string): string {
  return git(root, 'show', `${mainCommit(root)}:./${file}`);
}
