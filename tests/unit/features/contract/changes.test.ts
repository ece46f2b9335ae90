import {describe, expect, test} from 'vitest';

import {changesBetween} from '@site/src/features/contract/changes';
import type {Operation, Schema} from '@site/src/features/contract/document';
import {answerOf, bodyOf, documentWith} from '../../support/contract';

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = {type: 'string'};

/** What changes between two states of the one call. */
function changes(before: Partial<Operation>, after: Partial<Operation>): [boolean, string][] {
  return changesBetween(documentWith(before), documentWith(after)).map((one) => [
    one.breaking,
    one.text,
  ]);
}

test('a document does not differ from itself', () => {
  const same = bodyOf(object({amount: text}, ['amount']));
  expect(changes(same, same)).toEqual([]);
});

describe('breaks a client', () => {
  const CALL = '`POST /orders`';
  test.each<[string, Partial<Operation>, Partial<Operation>, string]>([
    [
      'a field of the answer that goes',
      answerOf(object({id: text})),
      answerOf(object({})),
      `\`id\` of the answer of ${CALL} removed`,
    ],
    [
      'a field that may now be missing from the answer',
      answerOf(object({id: text}, ['id'])),
      answerOf(object({id: text})),
      `\`id\` of the answer of ${CALL}: became optional`,
    ],
    [
      'a new field that must be sent',
      bodyOf(object({})),
      bodyOf(object({pair: text}, ['pair'])),
      `\`pair\` of the body of ${CALL} added, required`,
    ],
    [
      'a field that must be sent from now on',
      bodyOf(object({pair: text})),
      bodyOf(object({pair: text}, ['pair'])),
      `\`pair\` of the body of ${CALL}: became required`,
    ],
    [
      'another type',
      answerOf(object({at: text})),
      answerOf(object({at: {type: 'integer'}})),
      `\`at\` of the answer of ${CALL}: type string became integer`,
    ],
    [
      'a value that is no longer taken',
      bodyOf(object({side: {type: 'string', enum: ['buy', 'sell']}})),
      bodyOf(object({side: {type: 'string', enum: ['buy']}})),
      `\`side\` of the body of ${CALL}: no longer sell`,
    ],
    [
      'a narrower bound',
      {parameters: [{name: 'limit', in: 'query', schema: {type: 'integer', maximum: 100}}]},
      {parameters: [{name: 'limit', in: 'query', schema: {type: 'integer', maximum: 50}}]},
      `\`limit\` in the query of ${CALL}: maximum \`100\` became \`50\``,
    ],
    [
      'another permission',
      {'x-permission': 'read-only'},
      {'x-permission': 'trade'},
      `${CALL}: permission read-only became trade`,
    ],
    [
      'a public call that needs a key',
      {security: []},
      {'x-permission': 'trade'},
      `${CALL}: permission none became trade`,
    ],
  ])('%s', (_, before, after, said) => {
    expect(changes(before, after)).toEqual([[true, said]]);
  });

  test('a call that goes, told once and not for each field', () => {
    const before = documentWith(bodyOf(object({pair: text}, ['pair'])));
    expect(changesBetween(before, {...before, paths: {}})).toEqual([
      {kind: 'removed', breaking: true, text: '`POST /orders` removed'},
    ]);
  });
});

describe('breaks nobody', () => {
  test.each<[string, Partial<Operation>, Partial<Operation>]>([
    ['a field that may be sent', bodyOf(object({})), bodyOf(object({note: text}))],
    [
      'a field that need not be sent any more',
      bodyOf(object({pair: text}, ['pair'])),
      bodyOf(object({pair: text})),
    ],
    ['a new field in the answer', answerOf(object({})), answerOf(object({id: text}, ['id']))],
    [
      'a new value in the answer',
      answerOf(object({status: {type: 'string', enum: ['a']}})),
      answerOf(object({status: {type: 'string', enum: ['a', 'b']}})),
    ],
    [
      'a wider bound',
      bodyOf(object({name: {type: 'string', maxLength: 10}})),
      bodyOf(object({name: {type: 'string', maxLength: 20}})),
    ],
    [
      'another error',
      {responses: {'200': {description: ''}}},
      {responses: {'200': {description: ''}, '409': {description: ''}}},
    ],
  ])('%s', (_, before, after) => {
    const found = changes(before, after);
    expect(found).toHaveLength(1);
    expect(found[0]?.[0]).toBe(false);
  });

  test('a new event', () => {
    const before = documentWith();
    const hook = {post: {...documentWith().paths['/orders']?.post, operationId: 'onX'}};
    const after = {...before, webhooks: {'order.x': hook}} as typeof before;
    expect(changesBetween(before, after)).toEqual([
      {kind: 'added', breaking: false, text: 'Event `order.x` added'},
    ]);
  });
});
