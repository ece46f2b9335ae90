import {expect, test} from 'vitest';

import {changesBetween, numberFault} from '../src';
import type {ErrorCode, Operation, Schema} from '../src';
import {answerOf, bodyOf, documentWith} from './documents';

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = {type: 'string'};

/** The changes between two states of a call: whether each is breaking, and its text. */
function changes(before: Partial<Operation>, after: Partial<Operation>): [boolean, string][] {
  const found = changesBetween(documentWith(before), documentWith(after));
  return found.map(({breaking, text: said}) => [breaking, said]);
}

const CALL = '`POST /orders`';
const limit = (maximum: number): Partial<Operation> => ({
  parameters: [{name: 'limit', in: 'query', schema: {type: 'integer', maximum}}],
});
const side = (...values: string[]): Schema => object({side: {type: 'string', enum: values}});

const id = answerOf(object({id: text}));
const always = answerOf(object({id: text}, ['id']));
const pair = bodyOf(object({pair: text}));
const needed = bodyOf(object({pair: text}, ['pair']));
test.each<[Partial<Operation>, Partial<Operation>, string]>([
  [id, answerOf(object({})), `\`id\` of the response of ${CALL} removed`],
  [always, id, `\`id\` of the response of ${CALL}: became optional`],
  [bodyOf(object({})), needed, `\`pair\` of the body of ${CALL} added, required`],
  [pair, needed, `\`pair\` of the body of ${CALL}: became required`],
  [id, answerOf(object({id: {type: 'integer'}})), `: type string became integer`],
  [bodyOf(side('buy', 'sell')), bodyOf(side('buy')), `of the body of ${CALL}: no longer sell`],
  [limit(100), limit(50), `in the query of ${CALL}: maximum \`100\` became \`50\``],
  [{'x-permission': 'read-only'}, {'x-permission': 'trade'}, `permission read-only became trade`],
  [{security: []}, {'x-permission': 'trade'}, `${CALL}: permission none became trade`],
])('a breaking change is %#: %j, %j: %s', (before, after, said) => {
  expect(changes(before, after)).toEqual([[true, expect.stringContaining(said)]]);
});

test('a breaking change is a removed call, reported once and not for each field', () => {
  const before = documentWith(bodyOf(object({pair: text}, ['pair'])));
  const removed = {breaking: true, text: '`POST /orders` removed'};
  expect(changesBetween(before, {...before, paths: {}})).toEqual([removed]);
});

test.each<[string, Partial<Operation>, Partial<Operation>]>([
  ['a new optional request field', bodyOf(object({})), bodyOf(object({note: text}))],
  ['a new response field', answerOf(object({})), answerOf(object({id: text}, ['id']))],
  ['a new value in a response', answerOf(side('buy')), answerOf(side('buy', 'sell'))],
  ['a wider bound', limit(50), limit(100)],
])('a change that breaks nothing is %s', (_, before, after) => {
  expect(changes(before, after)).toEqual([[false, expect.any(String)]]);
});

test('errors, servers and names for generated code are told, too', () => {
  const codes: Schema = {'x-error-codes': {GONE: {} as ErrorCode}};
  const before = documentWith({deprecated: false}, {ErrorCode: codes, Old: text});
  const servers = [{url: 'https://new.example/v1'}];
  const after = {...documentWith({deprecated: true}, {ErrorCode: text}), servers};
  expect(changesBetween(before, after)).toEqual([
    {breaking: true, text: 'Error `GONE` removed'},
    {breaking: true, text: 'Server `https://api.example/v1` removed'},
    {breaking: false, text: `${CALL}: deprecated`},
    {breaking: false, text: 'Server `https://new.example/v1` added'},
    {breaking: false, text: 'Schema `Old` removed (affects generated code)'},
  ]);
});

test.each<[number: string, change: Partial<Operation>, needed?: string]>([
  ['1.9.0', {}],
  ['1.9.0', {summary: 'Place one'}, '1.9.1'],
  ['1.9.1', {summary: 'Place one'}],
  ['1.9.1', {deprecated: true}, '1.10.0'],
  ['1.10.0', {deprecated: true}],
  ['2.0.0', {deprecated: true}],
])('the number %s after 1.9.0, with the change %j, needs to be %s', (number, change, needed) => {
  const [before, after] = [documentWith(), documentWith(change)];
  before.info.version = '1.9.0';
  after.info.version = number;
  const fault = needed && `${number} must be at least ${needed}`;
  expect(numberFault(before, after)).toBe(fault);
});

test('a change that breaks nothing is a new event', () => {
  const before = documentWith();
  const hook = {post: {...documentWith().paths['/orders']?.post, operationId: 'onX'}};
  const after = {...before, webhooks: {'order.x': hook}} as typeof before;
  const added = {breaking: false, text: 'Event `order.x` added'};
  expect(changesBetween(before, after)).toEqual([added]);
});
