import Big from 'big.js';
import {expect, test} from 'vitest';

import {parseMarkdown} from '@site/src/content/markdown';
import {bookIn} from '@site/src/features/order-book/directive';
import {execute, type Side} from '@site/src/features/order-book/model';

const TABLE = `
| Side | Price in euros | Amount in ether |
|---|---:|---:|
| Ask | 2,502 | 2.0 |
| Ask (best) | 2,500 | 1.0 |
| Bid (best) | 2,498 | 1.5 |
| Bid | 2,496 | 2.5 |
`;
const offer = (price: string, amount: string) => ({price, amount});
const BOOK = {
  asks: [offer('2500', '1.0'), offer('2502', '2.0')],
  bids: [offer('2498', '1.5'), offer('2496', '2.5')],
};

test('the order book of a page is its table, the best offers first; other tables are none', () => {
  expect(bookIn(parseMarkdown(TABLE).markdown)).toEqual(BOOK);
  const other = parseMarkdown('| Side | Price |\n|---|---|\n| Ask | 1 |');
  expect(bookIn(other.markdown)).toBeUndefined();
});

test.each<[Side, string, object]>([
  ['buy', '2', {average: '2501', slippage: '2', fee: '17.51', total: '5019.51', missing: '0'}],
  ['sell', '1.5', {average: '2498', slippage: '0', fee: '13.11', total: '3733.89', missing: '0'}],
  ['buy', '5', {filled: '3', missing: '2', slippage: '4'}],
])('a market order to %s %s ether', (side, amount, expected) => {
  const found = execute(BOOK, side, new Big(amount), new Big('0.35'));
  const texts = Object.entries(found).map(([name, value]) => [name, String(value)]);
  expect(Object.fromEntries(texts)).toMatchObject(expected);
});
