import fs from 'node:fs';

/**
 * Acquires a lock: a file with the ids of the processes that hold it. A lock whose processes have all
 * exited, or whose content is invalid, is replaced.
 *
 * @returns id of a process that holds the lock; undefined if it is now ours
 */
export function takeLock(file: string): number | undefined {
  try {
    fs.writeFileSync(file, String(process.pid), {flag: 'wx'});
    return undefined;
  } catch (error) {
    if (!fs.lstatSync(file, {throwIfNoEntry: false})) throw error;
  }
  const owner = ownerOf(file);
  if (owner !== undefined) return owner;
  fs.rmSync(file, {recursive: true});
  return takeLock(file);
}

/** Adds child processes to the lock, because they may outlive this process if this one is killed. */
export function shareLock(file: string, children: readonly (number | undefined)[]): void {
  fs.writeFileSync(file, [process.pid, ...children].join(' '));
}

export function releaseLock(file: string): void {
  fs.rmSync(file, {recursive: true, force: true});
}

function ownerOf(file: string): number | undefined {
  try {
    return fs.readFileSync(file, 'utf8').split(' ').map(Number).find(isRunning);
  } catch {
    return undefined;
  }
}

function isRunning(id: number): boolean {
  // Zero and negative numbers refer to process groups.
  if (!Number.isInteger(id) || id < 1) return false;
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(id, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
