import {isUtf8} from 'node:buffer';

import {edited, replaced, type Result} from './edits';

/**
 * The text of a file that is in UTF-8, or starts with the mark of UTF-16: without that mark, and with LF line endings.
 * Undefined in another encoding, which only the writer knows.
 */
export function textOf(bytes: Uint8Array): Result | undefined {
  const utf16 = utf16Of(bytes);
  if (!utf16 && !isUtf8(bytes)) return undefined;
  const text = new TextDecoder(utf16 ?? 'utf-8', {ignoreBOM: true}).decode(bytes);
  // UTF-32 starts like UTF-16.
  if (utf16 && /[\0\ufffd]/.test(text)) return undefined;
  return edited(text, [
    ...replaced(text, /^\ufeff/g, '', utf16 ? 'UTF-16 instead of UTF-8' : 'a byte-order mark'),
    ...replaced(text, /\r+\n|\r/g, '\n', 'Windows line endings'),
  ]);
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
