import type {Bytes} from '../bytes';
import {
  compacted,
  escaped,
  escapedInCapitals,
  indented,
  isJson,
  keysSorted,
  numbersForTexts,
  oneNumber,
  spaced,
  textsForNumbers,
  unescaped,
} from '../json';
import {pythonBytes, pythonText} from '../python';
import {type Change, inBody, textsOf} from './change';

const BYTE_ORDER_MARK = '\uFEFF';

const ofJson = (edit: (text: string) => readonly string[]): Change =>
  inBody((text) => (isJson(text) ? edit(text) : []));

/** Encodes a text as Latin-1, one byte per character; of others the lower byte, as Node does. */
function latin1(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** UTF-16 as .NET's `Encoding.Unicode` writes it: little-endian, without a mark. */
function utf16(text: string): Bytes {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 * index, text.charCodeAt(index), true);
  }
  return new Uint8Array(view.buffer);
}

export const bodyMistakes = {
  'body.missing': inBody(() => ['']),
  'body.placeholder': inBody((text) =>
    text === '' ? ['{}', 'null', '""', 'undefined', 'None', '[]', 'nil', '<nil>'] : [],
  ),
  'body.hash': ({order}) =>
    order.length > 1 ? [{bodyAs: 'hex'}, {bodyAs: 'base64'}, {bodyAs: 'bytes'}] : [],
  'body.numbers': ofJson((text) => [
    ...numbersForTexts(text),
    ...oneNumber(text),
    textsForNumbers(text),
  ]),
  'body.sorted': inBody(keysSorted),
  'body.compact': inBody(compacted),
  'body.spaced': inBody(spaced),
  'body.python': inBody((text) =>
    escaped(text) === text ? [] : spaced(text).map((one) => escaped(one)),
  ),
  'body.indented': inBody(indented),
  'body.escaped': ofJson((text) => [escaped(text), escapedInCapitals(text)]),
  'body.unescaped': ofJson((text) => [unescaped(text)]),
  'body.slashes': ofJson((text) => [
    text.replace(/\\.|\//g, (sign) => (sign === '/' ? '\\/' : sign)),
    text.replaceAll('\\/', '/'),
  ]),
  // Go, Gson, .NET.
  'body.html': ofJson((text) => [
    escaped(text, /[<>&]/g),
    escaped(text, /[<>&='\u2028\u2029]/g),
    ...(/[<>&'+`]/.test(text) ? [escapedInCapitals(text, /[<>&'+`\u0080-\uffff]/g)] : []),
  ]),
  'body.string': inBody((text) => (text ? [JSON.stringify(text)] : [])),
  'body.dict': ofJson((text) => [pythonText(JSON.parse(text))]),
  'body.object': inBody((text) => (text ? ['[object Object]'] : [])),
  'body.bytes-text': inBody((text) => (text ? [pythonBytes(text)] : [])),
  'body.form': ofJson((text) => {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? [new URLSearchParams(Object.entries(value).map(([k, v]) => [k, String(v)])).toString()]
      : [];
  }),
  'body.trimmed': inBody((text) => [text.trim(), text.replace(/\r?\n$/, '')]),
  'body.line-endings': inBody((text) => ['\r\n', '\n'].map((end) => text.replace(/\r?\n/g, end))),
  'body.lines-joined': inBody((text) => [text.replace(/[\r\n]/g, '')]),
  'body.mark': inBody((text) => [
    text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : `${BYTE_ORDER_MARK}${text}`,
  ]),
  'body.latin1': inBody((text) => [latin1(text), text.replace(/[\u0080-\uffff]/g, '?')]),
  // All of the signed string, and mostly the secret with it.
  'body.utf16': (recipe) => {
    const {secret} = recipe;
    const text = textsOf(recipe)?.join('');
    if (!text) return [];
    const signed = {order: ['body'], body: utf16(text)} as const;
    return [signed, ...(typeof secret === 'string' ? [{...signed, secret: utf16(secret)}] : [])];
  },
} as const satisfies Record<string, Change>;
