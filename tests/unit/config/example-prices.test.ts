import fs from 'node:fs';

import {expect, it} from 'vitest';

import {examplePrices} from '@site/src/config/example-prices';
import {filesBelow} from '@site/src/lib/files';

/**
 * The texts and drawings of today. Archived versions keep the prices that they were published with, and the API has
 * those of its own examples, which the test vectors sign.
 */
const files = ['docs', 'src/pages']
  .flatMap(filesBelow)
  .filter((name) => /(?<!api-docs)\.(?:mdx?|svg|xml)$/.test(name));

/** A price of a whole bitcoin or ether that a text or drawing supposes. */
const SUPPOSED = [
  /:literal\[€([\d,]+)\]\{reason="(?:invented|hypothetical) price"\}/g,
  /(?:Bitcoin costs|bitcoin[^.\n]{0,20} at|(?:Bitcoin|Ether), [\d.]+ at|Price in euros">|If the price is) ?([\d,]{4,})/g,
  /[\d.]+ [×*] €(\d\d,\d{3})\b/g,
];

it('an example supposes the price of the calculator', () => {
  const prices: number[] = Object.values(examplePrices);
  const found = files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const found = SUPPOSED.flatMap((pattern) => [...text.matchAll(pattern)]);
    return found.map(([, price = '']) => ({file, price: Number(price.replaceAll(',', ''))}));
  });
  expect(found.length).toBeGreaterThan(20);
  const others = found.filter(({price}) => !prices.includes(price));
  // What the price may become in the example of a gain.
  expect(others).toEqual(
    others.filter(({file, price}) => file.endsWith('fees-limits.md') && price === 52_500),
  );
});
