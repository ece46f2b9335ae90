import {expect, test} from 'vitest';

import {buildIndex, openSearch} from '../src';

const search = openSearch(buildIndex([], {}), () => Promise.resolve([]));

test.each([
  ['4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b', 'transaction'],
  ['where is 0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b', 'transaction'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'address'],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'address'],
  ['0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe', 'address'],
  ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'address'],
  ['3fa85f64-5717-4562-b3fc-2c963f66afa6', 'order'],
  ['HTTP 502', 'status'],
  ['buy bitcoin for 250 euro by card', 'amount'],
  ['my balance shows 340 euro and the order is refused', undefined],
  ['429 too many requests in a minute', undefined],
  ['how do I verify my identity', undefined],
])('%s has the shape of: %s', async (text, kind) => {
  expect((await search({text, limit: 1})).shape?.kind).toBe(kind);
});

test('an IBAN is recognised with or without spaces, and its check digits are checked', async () => {
  const shape = async (text: string) => (await search({text, limit: 1})).shape;
  expect(await shape('DE89 3704 0044 0532 0130 00')).toMatchObject({country: 'DE', isValid: true});
  expect(await shape('PL61109010140000071219812874')).toMatchObject({isValid: true});
  expect(await shape('DE89370400440532013001')).toMatchObject({country: 'DE', isValid: false});
});

test('an amount is passed on as the calculator reads it', async () => {
  const {shape} = await search({text: 'sell 2k eur of ether to my bank', limit: 1});
  const question = {amount: '2000', action: 'sell', coin: 'ETH', way: 'sepa'};
  expect(shape).toEqual({kind: 'amount', ...question});
});
