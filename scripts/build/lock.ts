import fs from 'node:fs';

/**
 * Acquires a lock: a file with the id of the process that holds it. One whose process has ended is replaced.
 *
 * @returns id of the process that holds the lock; undefined if it is now ours
 */
export function takeLock(file: string): number | undefined {
  const owner = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (isRunning(owner)) return owner;
  releaseLock(file);
  // The flag makes the write fail if another build has started in the meantime.
  fs.writeFileSync(file, String(process.pid), {flag: 'wx'});
  return undefined;
}

export function releaseLock(file: string): void {
  fs.rmSync(file, {force: true});
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
