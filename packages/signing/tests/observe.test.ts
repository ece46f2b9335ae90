import {expect, it, test} from 'vitest';

import type {Payload} from '../src/bytes';
import {observeDelivery, observeRequest} from '../src/observe';
import type {SignedRequest} from '../src/recipe';
import {visiblePieces} from '../src/visible';
import {setting} from './examples';

const NOW = 1_740_000_000_000;

const RIGHT: SignedRequest = {
  secret: 's',
  timestamp: String(NOW - 20_000),
  method: 'POST',
  path: '/v1/orders/create',
  body: '{"a":1}',
};

const seen = (change: Partial<SignedRequest>): [string, number, boolean][] =>
  observeRequest({...RIGHT, ...change}, setting, NOW).map(({id, count, wrong}) => [
    id,
    count,
    wrong,
  ]);

const inBody = (body: Payload): [string, number][] => seen({body}).map(([id, n]) => [id, n]);

it('a correct request and an empty one give no observations', () => {
  expect(seen({})).toEqual([]);
  expect(seen({secret: '', timestamp: '', path: '', body: ''})).toEqual([]);
});

test.each<[Partial<SignedRequest>, string, number, boolean]>([
  [{secret: 's '}, 'secret.space', 1, false],
  [{secret: '"s"'}, 'secret.quotes', 1, false],
  [{timestamp: '1732104000'}, 'timestamp.seconds', 1, true],
  [{timestamp: 'now'}, 'timestamp.no-time', 1, true],
  [{timestamp: String(NOW - 31_000)}, 'timestamp.old', 31, false],
  [{timestamp: String(NOW + 45_000)}, 'timestamp.future', 45, true],
  [{timestamp: '1740000000.25'}, 'timestamp.fraction', 1, true],
  [{timestamp: `${NOW}000`}, 'timestamp.micro', 1, true],
  [{timestamp: '1732104000000'}, 'timestamp.vector', 1, false],
  [{path: '/v1/orders'}, 'call.unknown', 1, true],
  [{method: 'DELETE', body: ''}, 'call.method', 1, true],
  [{method: 'GET', path: '/v1/account/orders?status=open', body: ''}, 'call.query', 1, true],
  [{method: 'GET', path: '/v1/markets/ticker', body: ''}, 'call.public', 1, false],
  [{method: 'post'}, 'method.case', 1, true],
  [{path: 'https://api.example/v1/a'}, 'path.url', 1, true],
  [{path: '/orders'}, 'path.base', 1, true],
  [{method: 'GET', path: '/v1/orders/a#b', body: ''}, 'path.fragment', 1, true],
  [{method: 'GET', path: '/v1/orders/a b', body: ''}, 'path.unescaped', 1, false],
  [{method: 'GET', path: '/v1/orders/a'}, 'body.unexpected', 1, false],
])('%o is observed as %s', (change, id, count, wrong) => {
  expect(seen(change)).toEqual([[id, count, wrong]]);
});

test.each<[body: Payload, ...observed: [id: string, count: number][]]>([
  ['[\r\n1\r\n]', ['body.crlf', 2]],
  ['[]\n', ['body.line-feeds', 1], ['body.ends-with-line', 1]],
  ['"łó😀"', ['body.non-ascii', 3]],
  ['\uFEFF[]', ['body.mark', 1], ['body.no-json', 1], ['body.non-ascii', 1]],
  ['\u0000\u0001', ['body.control', 2], ['body.no-json', 1]],
  [new Uint8Array([0xff, 0xfe]), ['body.no-text', 2]],
])('the body %j is observed as %j', (body, ...expected) => expect(inBody(body)).toEqual(expected));

it('a delivery with sorted keys is recognised as rewritten', () => {
  expect(inDelivery('{"event":"order.filled","user_id":2}')).toEqual(['body.sorted']);
  expect(inDelivery('{"user_id":1,"event":"order.filled"}')).toEqual([]);
  expect(inDelivery('{"event":"order.filled"}')).toEqual([]);
  // Nested deeper than the call stack.
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(inDelivery(`{"event":"order.filled","user_id":${deep}}`)).toEqual([]);
});

test.each([
  ['{"b":1,"a":2}', ['event.none']],
  ['{"event":"order.lost"}', ['event.unknown']],
  ['{"timestamp":1732528812004,"event":"order.filled"}', ['timestamp.vector']],
  [`{"timestamp":${NOW - 8 * 3_600_000},"event":"order.filled"}`, []],
  [`{"timestamp":${NOW - 9 * 3_600_000},"event":"order.filled"}`, ['event.old']],
])('the delivery %s is observed as %j', (body, ids) => expect(inDelivery(body)).toEqual(ids));

function inDelivery(body: string): string[] {
  return observeDelivery({secret: 's', body}, setting, NOW).map(({id}) => id);
}

test.each([
  ['a b', 'a[·]b'],
  ['a\r\n', 'a[␍][␊]\n'],
  ['\t', '[␉]'],
  ['\uFEFFx', '[U+FEFF]x'],
  ['o\u0301', 'o[U+0301]'],
  ['łódź', 'łódź'],
])('%j is shown as %s', (text, shown) => {
  const pieces = visiblePieces(text).map((piece) => (piece.mark ? `[${piece.text}]` : piece.text));
  expect(pieces.join('')).toBe(shown);
});
