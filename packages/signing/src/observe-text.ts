import {bytesOf, type Payload} from './bytes';
import {isJson} from './json';
import {type Observation, type ObservationId, seen} from './observation';

/** Observations about a text, each with the number of its occurrences. */
type TextRules = Partial<Record<ObservationId, (text: string) => number | boolean>>;

const SECRET: TextRules = {
  'secret.space': (text) => text !== text.trim(),
  'secret.quotes': (text) => /^(["']).*\1$/s.test(text),
};

const BODY: TextRules = {
  'body.crlf': (text) => countOf(text, /\r\n/g),
  'body.line-feeds': (text) => countOf(text, /\n/g) - countOf(text, /\r\n/g),
  'body.ends-with-line': (text) => /[\r\n]$/.test(text),
  'body.mark': (text) => countOf(text, /\uFEFF/g),
  // eslint-disable-next-line no-control-regex -- matching control characters is the purpose
  'body.control': (text) => countOf(text, /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g),
  'body.hidden': (text) => countOf(text, /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060]/g),
  'body.surrogates': (text) => countOf(text, /\p{Surrogate}/gu),
  'body.object': (text) => text.trim() === '[object Object]',
  'body.bytes-text': (text) => /^b(['"]).*\1$/s.test(text.trim()),
  'body.no-json': (text) => text !== '' && !isJson(text),
  'body.non-ascii': (text) => countOf(text, /[\u0080-\u{10ffff}]/gu),
};

export function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  while (pattern.exec(text)) count += 1;
  return count;
}

function inText(rules: TextRules, text: string): Observation[] {
  return Object.entries(rules).flatMap(([id, count]) => seen(id as ObservationId, count(text)));
}

export function inSecret(secret: string): Observation[] {
  return inText(SECRET, secret);
}

export function inBody(body: Payload): Observation[] {
  return typeof body === 'string' ? inText(BODY, body) : seen('body.no-text', bytesOf(body).length);
}
