import {expect, test} from 'vitest';

import {findPlaces, type PlaceGroup} from '@site/src/features/api-reference/places';

const groups: PlaceGroup[] = [
  {
    anchor: 'errors',
    name: 'Errors',
    isBrief: true,
    places: [{anchor: 'error/TOO_MANY', name: 'TOO_MANY', terms: ['429'], text: 'wait a minute'}],
  },
  {
    anchor: 'tag/Orders',
    name: 'Orders',
    isBrief: false,
    places: [
      {
        anchor: 'operation/create',
        name: 'Place an order',
        method: 'POST',
        terms: ['/orders', 'client_order_id', 'id', '429'],
        text: 'places an order',
      },
      {anchor: 'operation/get', name: 'Get an order', method: 'GET', terms: ['id'], text: ''},
    ],
  },
];

const found = (query: string) =>
  findPlaces(groups, query).flatMap(({places}) => places.map(({anchor, term}) => [anchor, term]));

test('without a query, brief groups are listed without their places, and the others in full', () => {
  expect(findPlaces(groups, ' ').map(({name, places}) => [name, places.length])).toEqual([
    ['Errors', 0],
    ['Orders', 2],
  ]);
});

test('a place matches if each word of the query is in its name, terms or text', () => {
  expect(found('429').map(([anchor]) => anchor)).toEqual(['error/TOO_MANY', 'operation/create']);
  expect(found('post place').map(([anchor]) => anchor)).toEqual(['operation/create']);
  expect(found('minute').map(([anchor]) => anchor)).toEqual(['error/TOO_MANY']);
  expect(found('429 minute get')).toEqual([]);
});

test('a result has the term that matched, preferably a whole one, unless its name shows it', () => {
  expect(found('client')).toEqual([['operation/create', 'client_order_id']]);
  expect(found('ID')).toEqual([
    ['operation/create', 'id'],
    ['operation/get', 'id'],
  ]);
  expect(found('place')).toEqual([['operation/create', undefined]]);
});
