import {isUtf8} from 'node:buffer';

import {edited, replaced, type Result} from './edits';

/**
 * The text of a file in UTF-8, without a byte-order mark and with LF line endings. Undefined in another encoding, which
 * only the writer knows.
 */
export function textOf(bytes: Uint8Array): Result | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  return edited(text, [
    ...replaced(text, /^\ufeff/g, '', 'a byte-order mark'),
    ...replaced(text, /\r+\n|\r/g, '\n', 'Windows line endings'),
  ]);
}
