import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {filesBelow, pathFrom} from '../../src/lib/files';
import {buildCopy, SECOND_BUILD_TIMEOUT} from './support/second-build';

/** Paths and contents of a build, without the compressed copies. */
const contentsOf = (build: string): Map<string, Buffer> =>
  new Map(
    filesBelow(build)
      .filter((file) => !/\.(br|gz)$|[\\/]_(headers|redirects)$/.test(file))
      .map((file) => [pathFrom(build, file), fs.readFileSync(file)]),
  );

test('the same sources make the same files in another folder, language and time zone @full', async () => {
  test.setTimeout(SECOND_BUILD_TIMEOUT);
  const out = path.resolve('test-results/same');
  await buildCopy(out, {env: {LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati'}});
  const [first, second] = [contentsOf(path.resolve('build')), contentsOf(out)];
  expect(first.size).toBeGreaterThan(900);
  expect([...second.keys()]).toEqual([...first.keys()]);
  const different = [...first].filter(([file, bytes]) => !second.get(file)?.equals(bytes));
  expect(different.map(([file]) => file)).toEqual([]);
});
