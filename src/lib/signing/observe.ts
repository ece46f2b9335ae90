import {bytesOf, type Payload} from './bytes';
import {hasSortedKeys, isJson} from './json';
import type {Setting} from './mistakes';
import {isMilliseconds, timeOf} from './mistakes/timestamp';
import {baseOf, pathOfUrl} from './mistakes/path';
import type {Delivery, SignedRequest} from './recipe';

/** Something about an input that its reader may not see; `count` where it is countable. */
export interface Observation {
  readonly id: ObservationId;
  readonly count: number;
  /** Whether it makes a signature that is refused; others only explain. */
  readonly wrong: boolean;
}

/** Observations about text, with how often each is met. */
const SECRET = {
  'secret.space': (text: string) => (text === text.trim() ? 0 : 1),
  'secret.quotes': (text: string) => (/^(["']).*\1$/s.test(text) ? 1 : 0),
};

const BODY = {
  'body.crlf': (text: string) => matches(text, /\r\n/g),
  'body.line-feeds': (text: string) => matches(text, /(?<!\r)\n/g),
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
  | keyof typeof SECRET
  | keyof typeof BODY
  | 'body.non-ascii'
  | 'body.no-text'
  | 'body.sorted'
  | 'body.unexpected'
  | 'timestamp.seconds'
  | 'timestamp.no-time'
  | 'method.case'
  | 'path.url'
  | 'path.base'
  | 'path.fragment'
  | 'path.unescaped';

/** What makes a refused signature, unless the service were to mend it. */
const WRONG: ReadonlySet<ObservationId> = new Set([
  'timestamp.seconds',
  'timestamp.no-time',
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
export function observeRequest(request: SignedRequest, {bases}: Setting): Observation[] {
  const {secret, timestamp, method, path, body} = request;
  const isTime = timeOf(timestamp) !== undefined;
  const url = pathOfUrl(path) !== undefined;
  const based = baseOf(path, bases) !== undefined;
  return [
    ...inText(SECRET, secret),
    ...seen('timestamp.no-time', timestamp !== '' && !isTime ? 1 : 0),
    ...seen('timestamp.seconds', isTime && !isMilliseconds(timestamp) ? 1 : 0),
    ...seen('method.case', method === method.toUpperCase() ? 0 : 1),
    ...seen('path.url', url ? 1 : 0),
    ...seen('path.base', path !== '' && !url && !based ? 1 : 0),
    ...seen('path.fragment', matches(path, /#/g)),
    ...seen('path.unescaped', matches(path, /[^\x21-\x7e]/g)),
    ...seen('body.unexpected', method === 'GET' && body.length > 0 ? 1 : 0),
    ...inBody(body),
  ];
}

/** What there is to see in a delivery. */
export function observeDelivery({secret, body}: Delivery): Observation[] {
  const sorted = typeof body === 'string' && hasSortedKeys(body);
  return [...inText(SECRET, secret), ...inBody(body), ...seen('body.sorted', sorted ? 1 : 0)];
}
