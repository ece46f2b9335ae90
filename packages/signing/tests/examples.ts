import {createHash, createHmac} from 'node:crypto';

import type {MistakeId, Setting} from '../src';
import {deliveryRecipe, type Recipe, requestRecipe} from '../src/recipe';

const CALLS: Setting['calls'] = [
  {method: 'POST', path: '/orders/create', takesBody: true},
  {method: 'GET', path: '/orders/{id}'},
  {method: 'GET', path: '/account/orders', query: ['limit', 'offset']},
  {method: 'GET', path: '/markets/ticker', public: true},
].map((call) => ({public: false, query: [], takesBody: false, ...call}));

export const setting: Setting = {
  hosts: ['api.example', 'api.example:443', '127.0.0.1:4010'],
  tolerance: 30_000,
  eventAge: 8 * 3_600_000,
  vectorTimes: ['1732104000000', '1732528812004'],
  bases: ['/v1', '/api/v1'],
  calls: CALLS,
  events: ['order.filled'],
};

/** HMAC by Node, independent of the implementation under test. */
export const hmac = (key: string | Buffer, message: string | Buffer, hash = 'sha256'): Buffer =>
  createHmac(hash, key).update(message).digest();

const hash = (message: string | Buffer): Buffer => createHash('sha256').update(message).digest();

const SECRET = 'deadbeefcafe0123';
const T = '1732104000123';
const PATH = '/v1/orders?limit=2&after=a%20b';
const ORDER = '/v1/orders/create';
const BODY = '{"pair":"BTC-EUR","id":"łódź/1","note":"a<b","n":[1,2]}';

interface Inputs {
  secret?: string;
  timestamp?: string;
  method?: string;
  path?: string;
  key?: string;
  body?: string;
}

const get = (inputs: Inputs = {}): Recipe =>
  requestRecipe({secret: SECRET, timestamp: T, method: 'GET', path: PATH, body: '', ...inputs});
const post = (inputs: Inputs = {}): Recipe =>
  get({method: 'POST', path: ORDER, body: BODY, ...inputs});
const delivery = (body: string): Recipe => deliveryRecipe({secret: SECRET, body});

const of = (message: string | Buffer, key: string | Buffer = SECRET): string =>
  hmac(key, message).toString('hex');

const GET = `${T}GET${PATH}`;
const POST = `${T}POST${ORDER}`;
const RIGHT = of(GET);
const EVENT = '{"event":"e","timestamp":17,"data":{"id":1},"signature":"s"}';

/** A time whose signature has a byte below 16, and the signature without its zero. */
const ZEROS = '1732104000123';
const thin = (hex: string): string => hex.replace(/0(.)|(..)/g, '$1$2');

/** A wrong signature for every mistake, made the way programs make it. */
export const examples: Readonly<Record<MistakeId, readonly [recipe: Recipe, signature: string]>> = {
  'secret.space': [get(), of(GET, `${SECRET} `)],
  'secret.trimmed': [get({secret: ` ${SECRET} `}), RIGHT],
  'secret.quoted': [get(), of(GET, `"${SECRET}"`)],
  'secret.hex-decoded': [get(), of(GET, Buffer.from(SECRET, 'hex'))],
  'secret.base64-decoded': [get(), of(GET, Buffer.from(SECRET, 'base64'))],
  'secret.encoded': [get(), of(GET, Buffer.from(SECRET).toString('hex'))],
  'secret.case': [get(), of(GET, SECRET.toUpperCase())],
  'secret.key': [get({key: 'key-51c8'}), of(GET, 'key-51c8')],
  'secret.unset': [get(), of(GET, '')],
  'timestamp.seconds': [get(), of(`1732104000GET${PATH}`)],
  'timestamp.milliseconds': [get({timestamp: '1732104000'}), of(`1732104000000GET${PATH}`)],
  'timestamp.fraction': [get(), of(`1732104000.123GET${PATH}`)],
  'timestamp.micro': [get(), of(`${T}000GET${PATH}`)],
  'timestamp.text': [get(), of(`2024-11-20T12:00:00.123ZGET${PATH}`)],
  'timestamp.missing': [get(), of(`GET${PATH}`)],
  'timestamp.twice': [get(), of(`1732104000127GET${PATH}`)],
  'method.case': [get(), of(`${T}get${PATH}`)],
  'method.missing': [get(), of(`${T}${PATH}`)],
  'method.other': [post(), of(`${T}PUT${ORDER}${BODY}`)],
  'path.url': [get(), of(`${T}GEThttps://api.example${PATH}`)],
  'path.url-stripped': [get({path: `https://api.example${PATH}`}), RIGHT],
  'path.base-missing': [get(), of(`${T}GET${PATH.slice(3)}`)],
  'path.base-added': [get({path: PATH.slice(3)}), RIGHT],
  'path.base-other': [get(), of(`${T}GET/api${PATH}`)],
  'path.base-doubled': [get(), of(`${T}GET/v1${PATH}`)],
  'path.query-missing': [get(), of(`${T}GET/v1/orders`)],
  'path.query-mark': [get(), of(`${T}GET${PATH.replace('?', '')}`)],
  'path.query-order': [get(), of(`${T}GET/v1/orders?after=a%20b&limit=2`)],
  'path.percent': [get(), of(`${T}GET${PATH.replace('%20', '+')}`)],
  'path.slash': [get(), of(`${T}GET${PATH.replace('?', '/?')}`)],
  'path.query-as-body': [get(), of(`${T}GET/v1/orders${PATH.split('?')[1] ?? ''}`)],
  'path.template': [get({path: '/v1/orders/ord_1'}), of(`${T}GET/v1/orders/{id}`)],
  'path.missing': [get(), of(`${T}GET`)],
  'body.missing': [post(), of(POST)],
  'body.hash': [post(), of(`${T}POST${ORDER}${hash(BODY).toString('hex')}`)],
  'body.numbers': [
    post({body: '{"amount":"0.010","n":"x"}'}),
    of(`${POST}{"amount":0.010,"n":"x"}`),
  ],
  'body.dict': [
    post({body: '{"pair":"BTC-EUR","it":"it\'s","on":true,"no":null,"n":[1]}'}),
    of(`${POST}{'pair': 'BTC-EUR', 'it': "it's", 'on': True, 'no': None, 'n': [1]}`),
  ],
  'body.object': [delivery(EVENT), of('[object Object]')],
  'body.bytes-text': [
    delivery('{"id":"łódź"}\n'),
    of(`b'{"id":"\\xc5\\x82\\xc3\\xb3d\\xc5\\xba"}\\n'`),
  ],
  'body.placeholder': [get(), of(`${GET}{}`)],
  'body.sorted': [post(), of(`${POST}{"id":"łódź/1","n":[1,2],"note":"a<b","pair":"BTC-EUR"}`)],
  'body.compact': [post({body: JSON.stringify(JSON.parse(BODY), null, 2)}), of(`${POST}${BODY}`)],
  'body.spaced': [
    post(),
    of(`${POST}{"pair": "BTC-EUR", "id": "łódź/1", "note": "a<b", "n": [1, 2]}`),
  ],
  'body.python': [
    post(),
    of(`${POST}{"pair": "BTC-EUR", "id": "\\u0142\\u00f3d\\u017a/1", "note": "a<b", "n": [1, 2]}`),
  ],
  'body.indented': [post(), of(`${POST}${JSON.stringify(JSON.parse(BODY), null, 2)}`)],
  'body.escaped': [post(), of(`${POST}${BODY.replace('łódź', '\\u0142\\u00f3d\\u017a')}`)],
  'body.unescaped': [
    post({body: BODY.replace('łódź', '\\u0142\\u00f3d\\u017a')}),
    of(`${POST}${BODY}`),
  ],
  'body.slashes': [post(), of(`${POST}${BODY.replace('/', '\\/')}`)],
  'body.html': [post(), of(`${POST}${BODY.replace('<', '\\u003c')}`)],
  'body.string': [post(), of(`${POST}${JSON.stringify(BODY)}`)],
  'body.form': [post({body: '{"a":"1 2","b":3}'}), of(`${POST}a=1+2&b=3`)],
  'body.trimmed': [post({body: `  ${BODY} `}), of(`${POST}${BODY}`)],
  'body.line-endings': [post({body: 'a\nb\nc'}), of(`${POST}a\r\nb\r\nc`)],
  'body.lines-joined': [post({body: 'a\nb\nc\n'}), of(`${POST}abc`)],
  'body.mark': [post(), of(`${POST}\uFEFF${BODY}`)],
  'body.latin1': [post({body: '"ó"'}), of(Buffer.from(`${POST}"ó"`, 'latin1'))],
  'body.utf16': [post(), of(Buffer.from(POST + BODY, 'utf16le'))],
  'joining.nothing': [get(), of('')],
  'joining.order': [post(), of(`POST${ORDER}${T}${BODY}`)],
  'joining.body-alone': [post(), of(BODY)],
  'joining.separator': [post(), of(`${T}|POST|${ORDER}|${BODY}`)],
  'joining.line-end': [post(), of(`${POST}${BODY}\n`)],
  'hashing.function': [get(), hmac(SECRET, GET, 'sha512').toString('hex')],
  'hashing.no-key': [get(), hash(GET).toString('hex')],
  'hashing.key-in-message': [get(), hash(`${SECRET}${GET}`).toString('hex')],
  'hashing.swapped': [get(), of(SECRET, GET)],
  'hashing.twice': [get(), of(hash(GET))],
  'writing.upper-case': [get(), RIGHT.toUpperCase()],
  'writing.base64': [get(), Buffer.from(RIGHT, 'hex').toString('base64')],
  'writing.base64-of-hex': [get(), Buffer.from(RIGHT).toString('base64')],
  'writing.hex-of-hex': [get(), Buffer.from(RIGHT).toString('hex')],
  'writing.separated': [get(), RIGHT.replace(/..(?!$)/g, '$&:')],
  'writing.url-encoded': [get(), encodeURIComponent(Buffer.from(RIGHT, 'hex').toString('base64'))],
  'writing.quoted': [get(), `"${RIGHT}"`],
  'writing.label': [get(), `SHA2-256(stdin)= ${RIGHT}`],
  'writing.zeros': [get({timestamp: ZEROS}), thin(of(`${ZEROS}GET${PATH}`))],
  'writing.space': [get(), `${RIGHT.slice(0, 32)}\n${RIGHT.slice(32)}`],
  'writing.cut': [get(), RIGHT.slice(0, 8)],
  'delivery.field-removed': [delivery(EVENT), of('{"event":"e","timestamp":17,"data":{"id":1}}')],
  'delivery.field-emptied': [delivery(EVENT), of(EVENT.replace('"s"', '""'))],
  'delivery.data-alone': [delivery(EVENT), of('{"id":1}')],
  'delivery.timestamp-in-front': [delivery(EVENT), of(`17${EVENT}`)],
};

/** Several mistakes at once, with the ids that the diagnosis must give. */
export const pairs: readonly (readonly [ids: string, recipe: Recipe, signature: string])[] = [
  [
    'body.sorted,body.python',
    post(),
    of(`${POST}{"id": "\\u0142\\u00f3d\\u017a/1", "n": [1, 2], "note": "a<b", "pair": "BTC-EUR"}`),
  ],
  ['body.missing,writing.base64', post(), Buffer.from(of(POST), 'hex').toString('base64')],
  [
    'secret.space,timestamp.seconds,writing.upper-case',
    get(),
    of(`1732104000GET${PATH}`, `${SECRET}\n`).toUpperCase(),
  ],
];
