import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parse} from 'yaml';

import {OPENAPI_FILE, operationsOf, type OpenApiDocument} from '@site/src/lib/openapi';

import {ROOT} from '../support/root';

test('operations are listed in the order of the document, with method, path and tag', () => {
  const document = {
    info: {title: 'API', version: '1'},
    paths: {
      '/orders': {
        parameters: [],
        post: {operationId: 'createOrder', summary: 'Place an order', tags: ['Orders']},
        get: {operationId: 'listOrders', summary: 'List orders', description: 'All.'},
      },
      '/time': {get: {operationId: 'getTime', summary: 'Time'}},
    },
  };
  expect(operationsOf(document)).toEqual([
    {
      id: 'listOrders',
      method: 'GET',
      path: '/orders',
      tag: '',
      summary: 'List orders',
      description: 'All.',
    },
    {
      id: 'createOrder',
      method: 'POST',
      path: '/orders',
      tag: 'Orders',
      summary: 'Place an order',
      description: '',
    },
    {id: 'getTime', method: 'GET', path: '/time', tag: '', summary: 'Time', description: ''},
  ]);
});

test('every operation of our contract has an id of its own, a tag and a summary', () => {
  const text = fs.readFileSync(path.join(ROOT, OPENAPI_FILE), 'utf8');
  // The check `openapi` vouches for the shape.
  const operations = operationsOf(parse(text) as OpenApiDocument);
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.filter(({id, tag, summary}) => !id || !tag || !summary)).toEqual([]);
  expect(new Set(operations.map(({id}) => id)).size).toBe(operations.length);
});
