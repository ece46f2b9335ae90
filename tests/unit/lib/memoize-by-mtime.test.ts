import fs from 'node:fs';
import path from 'node:path';

import {expect, test, vi} from 'vitest';

import {memoizeByMtime} from '@site/src/lib/memoize-by-mtime';
import {temporaryFolder} from '../support/temporary';

const filesOf = ({folder}: {folder: string}): string[] =>
  fs.readdirSync(folder).map((name) => path.join(folder, name));

test('a value is cached until a file changes, is added or is removed', () => {
  const folder = temporaryFolder({'a.json': '1'});
  const file = path.join(folder, 'a.json');
  const compute = vi.fn(({folder: where}: {folder: string}) => fs.readdirSync(where).length);
  const read = memoizeByMtime(filesOf, compute);

  expect([read({folder}), read({folder})]).toEqual([1, 1]);
  expect(compute).toHaveBeenCalledTimes(1);

  fs.utimesSync(file, new Date(), new Date(Date.now() + 5000));
  read({folder});
  expect(compute).toHaveBeenCalledTimes(2);

  fs.writeFileSync(path.join(folder, 'b.json'), '2');
  expect(read({folder})).toBe(2);

  fs.rmSync(file);
  expect(read({folder})).toBe(1);
});
