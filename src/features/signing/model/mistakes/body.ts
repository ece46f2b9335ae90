import {type Bytes, bytesOf} from '../bytes';
import {
  compacted,
  escaped,
  escapedInCapitals,
  indented,
  isJson,
  keysReordered,
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

function utf16(text: string): Bytes {
  const bytes = new Uint8Array(2 * text.length);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    bytes[2 * index] = unit & 0xff;
    bytes[2 * index + 1] = unit >> 8;
  }
  return bytes;
}

/** Windows-1252 where it differs from Latin-1, from 0x80 on. Node reads it as Latin-1, so it is listed. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * UTF-8 text decoded as Latin-1: `ó` becomes `Ã³`. Browsers read Latin-1 as Windows-1252, in which the second
 * byte of `ł` is another character.
 */
function mojibake(text: string): string[] {
  const latin = Array.from(bytesOf(text), (byte) => String.fromCharCode(byte)).join('');
  const windows = latin.replace(
    /[\u0080-\u009f]/g,
    (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? character,
  );
  return [latin, windows];
}

export const bodyMistakes = {
  'body.missing': inBody(() => ['']),
  'body.placeholder': inBody((text) =>
    text === '' ? ['{}', 'null', '""', 'undefined', 'None', '[]'] : [],
  ),
  'body.hash': ({order}) =>
    order.length > 1 ? [{bodyAs: 'hex'}, {bodyAs: 'base64'}, {bodyAs: 'bytes'}] : [],
  'body.numbers': ofJson((text) => [
    ...numbersForTexts(text),
    ...oneNumber(text),
    textsForNumbers(text),
  ]),
  'body.sorted': inBody(keysSorted),
  'body.key-order': ofJson(keysReordered),
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
  'body.accents': inBody((text) => [text.normalize('NFC'), text.normalize('NFD')]),
  'body.mark': inBody((text) => [
    text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : `${BYTE_ORDER_MARK}${text}`,
  ]),
  'body.mojibake': inBody(mojibake),
  'body.latin1': inBody((text) => [latin1(text), text.replace(/[\u0080-\uffff]/g, '?')]),
  // All of the signed string, and mostly the secret with it.
  'body.utf16': (recipe) => {
    const {secret} = recipe;
    const body = utf16(textsOf(recipe)?.join('') ?? '');
    if (body.length === 0) return [];
    const signed = {order: ['body'], body} as const;
    return [signed, ...(typeof secret === 'string' ? [{...signed, secret: utf16(secret)}] : [])];
  },
} as const satisfies Record<string, Change>;
