import fs from 'node:fs';

import {expect, it} from 'vitest';

import {figuresOf} from '@site/src/content/sources';
import {currentTree} from '@site/src/content/tree';
import {filesBelow} from '@site/src/lib/files';
import {ROOT} from '../support/root';

const {figures} = figuresOf(currentTree(ROOT));

const priceOf = (coin: string): number => Number(figures.get(`examples.${coin}.price`)?.value);

/** Texts and drawings of today: archived versions keep the prices that they were published with. */
const TEXTS = ['docs', 'src/pages']
  .flatMap(filesBelow)
  .filter((name) => /\.(mdx?|svg|xml)$/.test(name));

/** A price of a whole bitcoin or ether that a text supposes, but types. */
const TYPED =
  /:literal\[€[\d,]+\]\{reason="(?:invented|hypothetical) price"\}|(?:Bitcoin costs|bitcoin[^.\n]{0,20} at|(?:Bitcoin|Ether), [\d.]+ at|Price in euros">) ?[\d,]{4,}|[\d.]+ [×*] €\d\d,\d{3}\b/g;

it('a text names the example price by its figure', () => {
  const typed = TEXTS.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(TYPED)].map(([words]) => `${file}: ${words}`),
  );
  expect(typed).toEqual([]);
});

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
