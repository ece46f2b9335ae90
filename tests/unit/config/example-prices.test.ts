import fs from 'node:fs';

import {expect, it} from 'vitest';

import {figuresOf} from '@site/src/content/sources';
import {currentTree} from '@site/src/content/tree';
import {filesBelow} from '@site/src/lib/files';
import {ROOT} from '../support/root';

const {figures} = figuresOf(currentTree(ROOT));

const priceOf = (coin: string): number => Number(figures.get(`examples.${coin}.price`)?.value);

/** The best prices of the order book are a little beside it, a stop is further away. */
it('the API has the example price', () => {
  const files = ['openapi/examples', 'samples'].flatMap(filesBelow);
  const found = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/price\W+(?:Decimal\(")?'?(\d{5}\.\d\d)/g)].map(
      ([, price]) => Number(price) / priceOf('btc'),
    ),
  );
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((ratio) => ratio > 0.5 && Math.abs(ratio - 1) > 0.1)).toEqual([]);
  expect(found.filter((ratio) => ratio === 1).length).toBeGreaterThan(8);
});
