import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {releaseLock, shareLock, takeLock} from '@site/scripts/build/lock';
import {temporaryFolder} from '../support/temporary';

const newLock = (): string => path.join(temporaryFolder(), 'lock');
/** Larger than any process id. */
const NONE = 4_194_304 * 2;

test('a lock can be taken once, and again after it is released', () => {
  const lock = newLock();
  expect(takeLock(lock)).toBeUndefined();
  expect(takeLock(lock)).toBe(process.pid);
  releaseLock(lock);
  expect(fs.existsSync(lock)).toBe(false);
  expect(takeLock(lock)).toBeUndefined();
});

test('a lock is held as long as a child of its killed process runs', () => {
  const lock = newLock();
  fs.writeFileSync(lock, `${NONE} ${process.ppid}`);
  expect(takeLock(lock)).toBe(process.ppid);
});

test('a shared lock names the process and its children', () => {
  const lock = newLock();
  shareLock(lock, [NONE, NONE + 1]);
  expect(fs.readFileSync(lock, 'utf8')).toBe(`${process.pid} ${NONE} ${NONE + 1}`);
});

test.each<[string, (file: string) => void]>([
  ['names a killed process', (file) => fs.writeFileSync(file, String(NONE))],
  ['holds binary data', (file) => fs.writeFileSync(file, Buffer.from([0, 255, 1, 49]))],
  ['is a folder', (file) => fs.mkdirSync(path.join(file, 'x'), {recursive: true})],
  ['is a symbolic link to itself', (file) => fs.symlinkSync('lock', file)],
  ['is huge', (file) => fs.writeFileSync(file, '1'.repeat(10_000_000))],
])('a lock is free if its file %s', (_, put) => {
  const lock = newLock();
  put(lock);
  expect(takeLock(lock)).toBeUndefined();
  expect(fs.readFileSync(lock, 'utf8')).toBe(String(process.pid));
});

test('taking a lock that cannot be written throws the reason', () => {
  expect(() => takeLock('/dev/null/lock')).toThrow(/ENOTDIR/);
});
