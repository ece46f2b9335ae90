import {type BodyChecks, faultsInBody, type FieldFault, type Named} from './body-fields';
import {bytesOf, type Payload} from './bytes';
import {callFor} from './call';
import {hasSortedKeys, isJson, membersOf} from './json';
import type {Setting} from './mistakes';
import {baseOf, pathOfUrl} from './mistakes/path';
import {isFiner, isFraction, isMilliseconds, timeOf} from './mistakes/timestamp';
import type {Delivery, SignedRequest} from './recipe';
import {deliveryVectors, requestVectors} from './vectors';

/** Milliseconds by which a timestamp may differ from the clock of the API. */
const TOLERANCE = 30_000;
/** Milliseconds after which an event may be refused. */
const EVENT_AGE = 8 * 3_600_000;
/** Times of the test vectors, which no clock agrees with. */
const VECTOR_TIMES: ReadonlySet<unknown> = new Set([
  ...requestVectors.map(({timestamp}) => timestamp),
  ...deliveryVectors.map(({body}) => membersOf(body).timestamp),
]);

/** Something about an input that its reader may not see; `count` where it is countable. */
export interface Observation {
  readonly id: ObservationId;
  readonly count: number;
  /** Whether it makes a signature that is refused; others only explain. */
  readonly wrong: boolean;
  readonly named?: Named;
}

/** Observations about text, with how often each is met. */
const SECRET = {
  'secret.space': (text: string) => (text === text.trim() ? 0 : 1),
  'secret.quotes': (text: string) => (/^(["']).*\1$/s.test(text) ? 1 : 0),
};

const BODY = {
  'body.crlf': (text: string) => matches(text, /\r\n/g),
  'body.line-feeds': (text: string) => matches(text, /\n/g) - matches(text, /\r\n/g),
  'body.ends-with-line': (text: string) => (/[\r\n]$/.test(text) ? 1 : 0),
  'body.mark': (text: string) => matches(text, /\uFEFF/g),
  'body.control': (text: string) =>
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    matches(text, /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g),
  'body.hidden': (text: string) => matches(text, /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060]/g),
  'body.surrogates': (text: string) => matches(text, /\p{Surrogate}/gu),
  'body.decomposed': (text: string) => (text.normalize('NFC') === text ? 0 : 1),
  'body.no-json': (text: string) => (text === '' || isJson(text) ? 0 : 1),
};

type TextRules = Readonly<Record<string, (text: string) => number>>;

export type ObservationId =
  | FieldFault['id']
  | keyof typeof SECRET
  | keyof typeof BODY
  | 'body.non-ascii'
  | 'body.no-text'
  | 'body.sorted'
  | 'body.unexpected'
  | 'timestamp.seconds'
  | 'timestamp.fraction'
  | 'timestamp.micro'
  | 'timestamp.no-time'
  | 'timestamp.old'
  | 'timestamp.future'
  | 'timestamp.vector'
  | 'call.unknown'
  | 'call.method'
  | 'call.query'
  | 'call.public'
  | 'event.none'
  | 'event.unknown'
  | 'event.old'
  | 'method.case'
  | 'path.url'
  | 'path.base'
  | 'path.fragment'
  | 'path.unescaped';

/** What makes a refused signature, unless the service were to fix it. */
const WRONG: ReadonlySet<ObservationId> = new Set([
  'timestamp.seconds',
  'timestamp.fraction',
  'timestamp.micro',
  'timestamp.no-time',
  'timestamp.old',
  'timestamp.future',
  'call.unknown',
  'call.method',
  'method.case',
  'path.url',
  'path.base',
  'path.fragment',
]);

function matches(text: string, pattern: RegExp): number {
  let count = 0;
  while (pattern.exec(text)) count += 1;
  return count;
}

function seen(id: ObservationId, count: number): Observation[] {
  return count > 0 ? [{id, count, wrong: WRONG.has(id)}] : [];
}

function inText<R extends TextRules>(rules: R, text: string): Observation[] {
  return Object.entries(rules).flatMap(([id, count]) => seen(id as ObservationId, count(text)));
}

/** Bytes beyond the characters, of which every other than ASCII has some. */
function extraBytes(text: string): number {
  return matches(text, /[\u0080-\u{10ffff}]/gu);
}

function inBody(body: Payload): Observation[] {
  if (typeof body !== 'string') return seen('body.no-text', bytesOf(body).length);
  return [...inText(BODY, body), ...seen('body.non-ascii', extraBytes(body))];
}

/** What there is to see in the inputs of a request. Empty inputs are told by their fields. */
export function observeRequest(
  request: SignedRequest,
  setting: Setting,
  checks: BodyChecks,
  now = Date.now(),
): Observation[] {
  const {secret, timestamp, method, path, body} = request;
  const {bases} = setting;
  const url = pathOfUrl(path) !== undefined;
  const based = baseOf(path, bases) !== undefined;
  return [
    ...inText(SECRET, secret),
    ...inTimestamp(timestamp, now),
    ...seen('method.case', method === method.toUpperCase() ? 0 : 1),
    ...seen('path.url', url ? 1 : 0),
    ...seen('path.base', path !== '' && !url && !based ? 1 : 0),
    ...seen('path.fragment', matches(path, /#/g)),
    ...seen('path.unescaped', matches(path, /[^\x21-\x7e]/g)),
    ...inBody(body),
    ...(based && method === method.toUpperCase() ? inCall(request, setting, checks) : []),
  ];
}

function inTimestamp(timestamp: string, now: number): Observation[] {
  if (timestamp === '') return [];
  if (isFraction(timestamp)) return seen('timestamp.fraction', 1);
  if (isFiner(timestamp)) return seen('timestamp.micro', 1);
  const time = timeOf(timestamp);
  if (time === undefined) return seen('timestamp.no-time', 1);
  if (!isMilliseconds(timestamp)) return seen('timestamp.seconds', 1);
  if (VECTOR_TIMES.has(timestamp)) return seen('timestamp.vector', 1);
  return [
    ...seen('timestamp.old', now - time > TOLERANCE ? Math.round((now - time) / 1000) : 0),
    ...seen('timestamp.future', time - now > TOLERANCE ? Math.round((time - now) / 1000) : 0),
  ];
}

/** What the contract says of the call. */
function inCall(
  {method, path, body}: SignedRequest,
  setting: Setting,
  checks: BodyChecks,
): Observation[] {
  const {known, call, unknown} = callFor(method, path, setting);
  if (!known) return seen('call.unknown', 1);
  if (!call) return seen('call.method', 1);
  return [
    ...unknown.map((name) => ({
      id: 'call.query' as const,
      count: 1,
      wrong: true,
      named: {field: name, detail: ''},
    })),
    ...seen('call.public', call.public ? 1 : 0),
    ...seen('body.unexpected', call.fields.length === 0 && body.length > 0 ? 1 : 0),
    ...faultsInBody(body, call, checks).map((fault) => ({...fault, count: 1, wrong: true})),
  ];
}

/** What there is to see in a delivery. */
export function observeDelivery(
  {secret, body}: Delivery,
  {events}: Setting,
  now = Date.now(),
): Observation[] {
  const text = typeof body === 'string' ? body : '';
  const {event, timestamp} = membersOf(text);
  const isVector = VECTOR_TIMES.has(timestamp);
  const age = isVector || typeof timestamp !== 'number' ? 0 : now - timestamp;
  const isKnown = events.some((name) => name === event);
  return [
    ...inText(SECRET, secret),
    ...inBody(body),
    ...seen('body.sorted', hasSortedKeys(text) ? 1 : 0),
    ...seen('event.none', isJson(text) && event === undefined ? 1 : 0),
    ...seen('event.unknown', event !== undefined && !isKnown ? 1 : 0),
    ...seen('event.old', age > EVENT_AGE ? Math.round(age / 3_600_000) : 0),
    ...seen('timestamp.vector', isVector ? 1 : 0),
  ];
}
