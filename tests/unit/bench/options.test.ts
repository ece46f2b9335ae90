import {expect, test} from 'vitest';

import {optionsFrom} from '@site/bench/options';

test('without arguments all parts are measured, and nothing is written', () => {
  expect(optionsFrom([])).toEqual({
    parts: ['pages', 'interaction', 'search', 'growth'],
    runs: 5,
    articles: [45, 500, 2000],
    versions: [1, 4],
    sites: ['portal', 'starlight'],
    builds: 1,
    write: false,
  });
});

test('a part, sizes and sites are chosen', () => {
  expect(
    optionsFrom(['growth', '--articles', '45,500', '--versions=1', '--sites=portal', '--write']),
  ).toMatchObject({
    parts: ['growth'],
    articles: [45, 500],
    versions: [1],
    sites: ['portal'],
    write: true,
  });
});

test.each([
  [['pagse'], 'There is no part "pagse": write "pages"'],
  [['--sites=starlite'], 'There is no site "starlite": write "starlight"'],
  [['--runs', 'many'], 'whole numbers'],
  [['--articles', '45,'], 'whole numbers'],
  [['--versions', '0'], 'whole numbers'],
  [['--builds', '0'], 'whole numbers'],
  [['--versions', '9'], 'At most 4 versions'],
  [['--fast'], 'npm run bench'],
])('%j is refused in one sentence', (args, words) => {
  expect(optionsFrom(args)).toEqual({fault: expect.stringContaining(words) as string});
});
