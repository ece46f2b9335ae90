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

/** The changes between two states of a call: whether each is breaking, and its text. */
function changes(before: Partial<Operation>, after: Partial<Operation>): [boolean, string][] {
  return changesBetween(documentWith(before), documentWith(after)).map((one) => [
    one.breaking,
    one.text,
  ]);
}

test('identical documents have no changes', () => {
  const same = bodyOf(object({amount: text}, ['amount']));
  expect(changes(same, same)).toEqual([]);
});

describe('a breaking change is', () => {
  const CALL = '`POST /orders`';
  test.each<[string, Partial<Operation>, Partial<Operation>, string]>([
    [
      'a removed response field',
      answerOf(object({id: text})),
      answerOf(object({})),
      `\`id\` of the response of ${CALL} removed`,
    ],
    [
      'a response field that became optional',
      answerOf(object({id: text}, ['id'])),
      answerOf(object({id: text})),
      `\`id\` of the response of ${CALL}: became optional`,
    ],
    [
      'a new required request field',
      bodyOf(object({})),
      bodyOf(object({pair: text}, ['pair'])),
      `\`pair\` of the body of ${CALL} added, required`,
    ],
    [
      'a request field that became required',
      bodyOf(object({pair: text})),
      bodyOf(object({pair: text}, ['pair'])),
      `\`pair\` of the body of ${CALL}: became required`,
    ],
    [
      'a different type',
      answerOf(object({at: text})),
      answerOf(object({at: {type: 'integer'}})),
      `\`at\` of the response of ${CALL}: type string became integer`,
    ],
    [
      'a value that is no longer accepted',
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
      'a different permission',
      {'x-permission': 'read-only'},
      {'x-permission': 'trade'},
      `${CALL}: permission read-only became trade`,
    ],
    [
      'a public call that became private',
      {security: []},
      {'x-permission': 'trade'},
      `${CALL}: permission none became trade`,
    ],
  ])('%s', (_, before, after, said) => {
    expect(changes(before, after)).toEqual([[true, said]]);
  });

  test('a removed call, reported once and not for each field', () => {
    const before = documentWith(bodyOf(object({pair: text}, ['pair'])));
    expect(changesBetween(before, {...before, paths: {}})).toEqual([
      {kind: 'removed', breaking: true, text: '`POST /orders` removed'},
    ]);
  });
});

describe('a change that breaks nothing is', () => {
  test.each<[string, Partial<Operation>, Partial<Operation>]>([
    ['a new optional request field', bodyOf(object({})), bodyOf(object({note: text}))],
    [
      'a request field that became optional',
      bodyOf(object({pair: text}, ['pair'])),
      bodyOf(object({pair: text})),
    ],
    ['a new response field', answerOf(object({})), answerOf(object({id: text}, ['id']))],
    [
      'a new value in a response',
      answerOf(object({status: {type: 'string', enum: ['a']}})),
      answerOf(object({status: {type: 'string', enum: ['a', 'b']}})),
    ],
    [
      'a wider bound',
      bodyOf(object({name: {type: 'string', maxLength: 10}})),
      bodyOf(object({name: {type: 'string', maxLength: 20}})),
    ],
    [
      'a new error response',
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
