import fs from 'node:fs';
import path from 'node:path';

import {expect, test, vi} from 'vitest';

import {keepWhileUnchanged} from '@site/src/lib/fresh';

import {temporaryFolder} from '../support/temporary';

const filesOf = (folder: string): string[] =>
  fs.readdirSync(folder).map((name) => path.join(folder, name));

test('what was computed from files is kept until one of them changes, comes or goes', () => {
  const folder = temporaryFolder({'a.json': '1'});
  const file = path.join(folder, 'a.json');
  const compute = vi.fn((where: string) => fs.readdirSync(where).length);
  const read = keepWhileUnchanged(filesOf, compute);

  expect([read(folder), read(folder)]).toEqual([1, 1]);
  expect(compute).toHaveBeenCalledTimes(1);

  fs.utimesSync(file, new Date(), new Date(Date.now() + 5000));
  read(folder);
  expect(compute).toHaveBeenCalledTimes(2);

  fs.writeFileSync(path.join(folder, 'b.json'), '2');
  expect(read(folder)).toBe(2);

  fs.rmSync(file);
  expect(read(folder)).toBe(1);
});

test('folders are kept apart', () => {
  const read = keepWhileUnchanged(filesOf, (folder) => filesOf(folder).length);
  const one = temporaryFolder({'a.json': ''});
  const two = temporaryFolder({'a.json': '', 'b.json': ''});
  expect([read(one), read(two), read(one)]).toEqual([1, 2, 1]);
});

test('a production build asks the files of a folder once', () => {
  const folder = temporaryFolder({'a.json': ''});
  const asked = vi.fn(filesOf);
  const read = keepWhileUnchanged(asked, () => 'value');
  vi.stubEnv('NODE_ENV', 'production');
  read(folder);
  read(folder);
  vi.unstubAllEnvs();
  expect(asked).toHaveBeenCalledTimes(1);
});
