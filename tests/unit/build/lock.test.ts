import fs from 'node:fs';
import path from 'node:path';

import {expect, it, test} from 'vitest';

import {releaseLock, shareLock, takeLock} from '@site/scripts/build/lock';
import {temporaryFolder} from '../support/temporary';

const newLock = (): string => path.join(temporaryFolder(), 'lock');
/** No process has such an id. */
const NONE = 4_194_304 * 2;

it('is taken once, and can be taken again when it was released', () => {
  const lock = newLock();
  expect(takeLock(lock)).toBeUndefined();
  expect(takeLock(lock)).toBe(process.pid);
  releaseLock(lock);
  expect(fs.existsSync(lock)).toBe(false);
  expect(takeLock(lock)).toBeUndefined();
});

it('is held by a child of a killed process', () => {
  const lock = newLock();
  fs.writeFileSync(lock, `${NONE} ${process.ppid}`);
  expect(takeLock(lock)).toBe(process.ppid);
});

it('names the process and its child', () => {
  const lock = newLock();
  shareLock(lock, NONE);
  expect(fs.readFileSync(lock, 'utf8')).toBe(`${process.pid} ${NONE}`);
});

test.each<[string, (file: string) => void]>([
  ['a killed process', (file) => fs.writeFileSync(file, String(NONE))],
  ['nothing', (file) => fs.writeFileSync(file, '')],
  ['bytes', (file) => fs.writeFileSync(file, Buffer.from([0, 255, 1, 49]))],
  ['half an id', (file) => fs.writeFileSync(file, '-')],
  ['a group of processes', (file) => fs.writeFileSync(file, '0 -1')],
  ['JSON', (file) => fs.writeFileSync(file, '{"pid": [1]}')],
  ['a folder', (file) => fs.mkdirSync(path.join(file, 'x'), {recursive: true})],
  ['a link to itself', (file) => fs.symlinkSync('lock', file)],
  ['an unreadable file', (file) => fs.writeFileSync(file, '', {mode: 0})],
  ['a huge file', (file) => fs.writeFileSync(file, '1'.repeat(10_000_000))],
])('%s does not hold it', (_, put) => {
  const lock = newLock();
  put(lock);
  expect(takeLock(lock)).toBeUndefined();
  expect(fs.readFileSync(lock, 'utf8')).toBe(String(process.pid));
});

it('says why it cannot be taken where nothing can be written', () => {
  expect(() => takeLock('/dev/null/lock')).toThrow(/ENOTDIR/);
});
