import {expect, test} from 'vitest';

import {visiblePieces} from '@site/src/features/signing/model/visible';

test.each([
  ['a b', 'a[·]b'],
  ['a\r\n', 'a[␍][␊]\n'],
  ['\t', '[␉]'],
  ['\uFEFFx', '[U+FEFF]x'],
  ['o\u0301', 'o[U+0301]'],
  ['łódź', 'łódź'],
])('%j is shown as %s', (text, shown) => {
  const pieces = visiblePieces(text).map((piece) => (piece.mark ? `[${piece.text}]` : piece.text));
  expect(pieces.join('')).toBe(shown);
});
