import {expect, test} from 'vitest';

import {fieldsOf} from '../src';
import {documentWith} from './documents';

test('parts of a schema are merged, references are followed, and the nearest description applies', () => {
  const schemas = {
    Amount: {type: 'string', description: 'A decimal.', pattern: '^x$'},
    Base: {type: 'object', required: ['id'], properties: {id: {type: 'string'}}},
  };
  const fee = {$ref: '#/components/schemas/Amount', description: 'The fee.'};
  const fields = fieldsOf(documentWith({}, schemas), {
    allOf: [{$ref: '#/components/schemas/Base'}, {type: 'object', properties: {fee}}],
  });
  expect(fields).toMatchObject([
    {name: 'id', type: 'string', required: true},
    {name: 'fee', required: false, description: 'The fee.', rules: {pattern: '^x$'}},
  ]);
});

test('a field of several payload variants is required only if every variant requires it', () => {
  const kind = (type: string, extra: string) => ({
    type: 'object',
    required: ['type', extra],
    properties: {type: {const: type}, [extra]: {type: 'string'}},
  });
  const fields = fieldsOf(documentWith(), {oneOf: [kind('limit', 'price'), kind('stop', 'stop')]});
  expect(
    fields.map(({name, required, values}) => [name, required, values.map(({value}) => value)]),
  ).toEqual([
    ['type', true, ['limit', 'stop']],
    ['price', false, []],
    ['stop', false, []],
  ]);
});
