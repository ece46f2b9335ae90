import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';

import {pack, unpack} from '../src/packed-index';

test('a packed index holds what the index held: fields, ids of any kind, and how often a term occurs', () => {
  const index = new MiniSearch({fields: ['title', 'text'], storeFields: ['title']});
  index.addAll([
    {id: 0, title: 'Fees', text: 'a fee, a fee and another fee'},
    {id: 1, title: 'Limits', text: 'no fee'},
    {id: '1.2', title: 'What a fee is', text: ''},
  ]);
  const plain = index.toJSON();
  const packed = pack(plain);
  expect(packed.index).toContainEqual(['fee', {'0': [2], '1': [0, 0, 0, 1]}]);
  expect(unpack(JSON.parse(JSON.stringify(packed)))).toEqual(plain);
});
