import {isUtf8} from 'node:buffer';

import {ImportError} from './job';

/**
 * The text of a file, without a byte-order mark and with LF line endings.
 *
 * @throws ImportError if the file is no text in UTF-8, or empty
 */
export function decoded(content: string | Uint8Array): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  if (text.includes('\0') || (typeof content !== 'string' && !isUtf8(content))) {
    throw new ImportError(
      'the file is no text in UTF-8: save it as HTML or Markdown in UTF-8 first',
    );
  }
  if (text.trim() === '') throw new ImportError('the file is empty');
  return text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
}
