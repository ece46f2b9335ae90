import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {releaseLock, takeLock} from '@site/scripts/build/lock';
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

test.each([
  ['names a killed process', String(NONE)],
  ['holds binary data', Buffer.from([0, 255, 1, 49])],
])('a lock is free if its file %s', (_, content) => {
  const lock = newLock();
  fs.writeFileSync(lock, content);
  expect(takeLock(lock)).toBeUndefined();
  expect(fs.readFileSync(lock, 'utf8')).toBe(String(process.pid));
});
