import {expect, test} from 'vitest';

import {shippedModules} from '@site/src/licences/modules';

test('what was joined into a module is shipped, what stands alone in no file is not', () => {
  const shipped = shippedModules(
    {
      modules: [
        {
          identifier: 'a|joined',
          moduleType: 'javascript/esm',
          nameForCondition: '/site/a.js',
          modules: [
            {
              identifier: 'b',
              moduleType: 'javascript/esm',
              nameForCondition: '/site/b.js',
              orphan: true,
            },
          ],
        },
        {
          identifier: 'c',
          moduleType: 'javascript/esm',
          nameForCondition: '/site/c.js',
          orphan: true,
        },
        {identifier: 'load', moduleType: 'runtime'},
      ],
      assets: [
        {name: 'font.1a.woff2', info: {sourceFilename: 'node_modules/font/font.woff2'}},
        {name: 'main.1a.js', info: {}},
      ],
    },
    '/site',
  );
  expect(shipped).toEqual([
    {identifier: 'a|joined', type: 'javascript/esm', file: '/site/a.js'},
    {identifier: 'b', type: 'javascript/esm', file: '/site/b.js'},
    {identifier: 'load', type: 'runtime'},
    {identifier: 'font.1a.woff2', type: 'asset', file: '/site/node_modules/font/font.woff2'},
  ]);
});
