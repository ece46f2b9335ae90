import fs from 'node:fs';

/**
 * Takes a lock: a file with the ids of the processes that work. A lock whose processes have all ended, or that
 * holds anything else, does not count.
 *
 * @returns id of a process that has the lock; undefined if it is ours now
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

/** Adds a child process, which may outlive this one if this one is killed. */
export function shareLock(file: string, child: number | undefined): void {
  fs.writeFileSync(file, `${process.pid} ${child ?? ''}`);
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
  // Other numbers stand for groups of processes.
  if (!Number.isInteger(id) || id < 1) return false;
  try {
    // Signal 0 is not delivered.
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
