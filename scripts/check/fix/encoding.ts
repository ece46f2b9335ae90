import {isUtf8} from 'node:buffer';

import type {Result} from './pass';

/**
 * The text of a file in UTF-8, without a byte-order mark and with LF line endings. Undefined in another encoding, which
 * only the writer knows.
 */
export function plainText(bytes: Uint8Array): Result | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  const content = text.replace(/^\ufeff/, '').replaceAll(/\r+\n|\r/g, '\n');
  return {
    content,
    whats: [
      ...(text.startsWith('\ufeff') ? ['a byte-order mark'] : []),
      ...(text.includes('\r') ? ['Windows line endings'] : []),
    ],
  };
}
