import {describe, expect, it, test} from 'vitest';

import {observeDelivery, observeRequest} from '@site/src/lib/signing/observe';
import type {Payload} from '@site/src/lib/signing/bytes';
import type {SignedRequest} from '@site/src/lib/signing/recipe';

import {setting} from './examples';

const RIGHT: SignedRequest = {
  secret: 's',
  timestamp: '1732104000000',
  method: 'POST',
  path: '/v1/orders/create',
  body: '{"a":1}',
};

const seen = (change: Partial<SignedRequest>): [string, number, boolean][] =>
  observeRequest({...RIGHT, ...change}, setting).map(({id, count, wrong}) => [id, count, wrong]);

const inBody = (body: Payload): [string, number][] => seen({body}).map(([id, n]) => [id, n]);

it('a right request gives nothing to see, and neither does an empty one', () => {
  expect(seen({})).toEqual([]);
  expect(seen({secret: '', timestamp: '', path: '', body: ''})).toEqual([]);
});

test.each<[Partial<SignedRequest>, string, number, boolean]>([
  [{secret: 's '}, 'secret.space', 1, false],
  [{secret: '"s"'}, 'secret.quotes', 1, false],
  [{timestamp: '1732104000'}, 'timestamp.seconds', 1, true],
  [{timestamp: 'now'}, 'timestamp.no-time', 1, true],
  [{method: 'post'}, 'method.case', 1, true],
  [{path: 'https://api.example/v1/a'}, 'path.url', 1, true],
  [{path: '/orders'}, 'path.base', 1, true],
  [{path: '/v1/a#b'}, 'path.fragment', 1, true],
  [{path: '/v1/a b'}, 'path.unescaped', 1, false],
  [{method: 'GET'}, 'body.unexpected', 1, false],
])('%o is told as %s', (change, id, count, wrong) => {
  expect(seen(change)).toEqual([[id, count, wrong]]);
});

describe('in a body', () => {
  test.each<[string, Payload, [string, number][]]>([
    ['CRLF line ends', '[\r\n1\r\n]', [['body.crlf', 2]]],
    ['line feeds', '[\n1]', [['body.line-feeds', 1]]],
    [
      'a line end last',
      '[]\n',
      [
        ['body.line-feeds', 1],
        ['body.ends-with-line', 1],
      ],
    ],
    ['characters outside ASCII', '"łó😀"', [['body.non-ascii', 3]]],
    [
      'letters in parts',
      '"o\u0301"',
      [
        ['body.decomposed', 1],
        ['body.non-ascii', 1],
      ],
    ],
    [
      'a byte order mark',
      '\uFEFF[]',
      [
        ['body.mark', 1],
        ['body.no-json', 1],
        ['body.non-ascii', 1],
      ],
    ],
    [
      'control characters',
      '\u0000\u0001',
      [
        ['body.control', 2],
        ['body.no-json', 1],
      ],
    ],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe]), [['body.no-text', 2]]],
    ['what is no JSON', 'a=1', [['body.no-json', 1]]],
  ])('%s', (_, body, expected) => {
    expect(inBody(body)).toEqual(expected);
  });
});

it('a delivery with sorted keys was written again', () => {
  const ids = (body: string): string[] => observeDelivery({secret: 's', body}).map(({id}) => id);
  expect(ids('{"a":1,"b":2}')).toEqual(['body.sorted']);
  expect(ids('{"b":1,"a":2}')).toEqual([]);
  expect(ids('{"a":1}')).toEqual([]);
});
