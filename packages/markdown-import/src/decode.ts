import {isUtf8} from 'node:buffer';

import {ImportError, type Note} from './job';

/** Documents that are no text, by how they begin. */
const BINARY: Readonly<Record<string, string>> = {
  'PK\u0003\u0004': 'a Word document or a ZIP archive',
  '%PDF': 'a PDF',
};

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, without a byte-order mark and with LF line endings.
 *
 * @throws ImportError if the file is no text, or empty
 */
export function decoded(content: string | Uint8Array, note: (note: Note) => void): string {
  const text = typeof content === 'string' ? content : decodedBytes(content, note);
  if (text.trim() === '') throw new ImportError('the file is empty');
  return text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
}

function decodedBytes(bytes: Uint8Array, note: (note: Note) => void): string {
  const what = BINARY[String.fromCharCode(...bytes.slice(0, 4))];
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (what || text.includes('\0')) {
    throw new ImportError(`the file is ${what ?? 'no text'}: save it as HTML or Markdown first`);
  }
  if (encoding === 'windows-1252') {
    const advice = 'was read as Windows-1252: look at accents and quotation marks.';
    note({kind: 'look', text: `The file is not in UTF-8, and ${advice}`});
  }
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
