import {bytesOf} from './bytes';

/** A value as Python's `str()` writes it: `{'pair': 'BTC-EUR', 'open': True}`. */
export function pythonText(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(pythonText).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const members = Object.entries(value).map(([key, one]) => `${quoted(key)}: ${pythonText(one)}`);
  return `{${members.join(', ')}}`;
}

/** Bytes as Python's `str()` writes them: `b'{"pair": …}'`, with `\\xc5` for what is not ASCII. */
export function pythonBytes(text: string): string {
  const ascii = Array.from(bytesOf(text), (byte) =>
    byte < 0x20 || byte > 0x7e
      ? (CONTROL[byte] ?? `\\x${byte.toString(16).padStart(2, '0')}`)
      : String.fromCharCode(byte),
  );
  const inner = ascii.map((character) => (character === '\\' ? '\\\\' : character)).join('');
  return text.includes("'") && !text.includes('"')
    ? `b"${inner}"`
    : `b'${inner.replaceAll("'", "\\'")}'`;
}

/** Control characters that Python writes with a letter. */
const CONTROL: Readonly<Record<number, string>> = {9: '\\t', 10: '\\n', 13: '\\r'};

/** A text in quotation marks: double ones only if it contains single ones alone. */
function quoted(text: string): string {
  const inner = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return text.includes("'") && !text.includes('"')
    ? `"${inner}"`
    : `'${inner.replaceAll("'", "\\'")}'`;
}
