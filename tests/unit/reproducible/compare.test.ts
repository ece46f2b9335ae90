import {expect, test} from 'vitest';

import {compareFolders} from '@site/scripts/reproducible/compare';

import {temporaryFolder} from '../support/temporary';

const files = {
  'index.html': '<p>Home',
  'assets/a.js': 'one()',
  'img/a.png': Buffer.from([0, 1, 2]),
};

test('equal folders have no difference', () => {
  expect(compareFolders(temporaryFolder(files), temporaryFolder(files))).toEqual({
    files: 3,
    differences: [],
  });
});

test('each difference is told with its place and reason', () => {
  const other = {
    ...files,
    'index.html': '<p>Here',
    'img/a.png': Buffer.from([0, 1, 3]),
    'b.txt': '',
  };
  const first = {'index.html': files['index.html'], 'img/a.png': files['img/a.png'], 'c.txt': ''};
  const {files: count, differences} = compareFolders(
    temporaryFolder(first),
    temporaryFolder(other),
  );
  expect(count).toBe(5);
  expect(differences).toEqual([
    {file: 'assets/a.js', reason: 'is in the second only'},
    {file: 'b.txt', reason: 'is in the second only'},
    {file: 'c.txt', reason: 'is in the first only'},
    {file: 'img/a.png', reason: 'differs from byte 2 on'},
    {file: 'index.html', reason: 'differs from byte 4 on: "<p>Home" and "<p>Here"'},
  ]);
});
