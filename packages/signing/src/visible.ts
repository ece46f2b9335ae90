/** A piece of text, or the mark that stands for one invisible character. */
export interface Piece {
  readonly text: string;
  readonly mark: boolean;
}

const UNSEEN =
  // eslint-disable-next-line no-control-regex -- matching control characters is the purpose
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]|\p{M}|\p{Surrogate}/gu;

/** Code point of the Unicode symbol for the first control character (U+0000). */
const CONTROL_PICTURES = 0x2400;

function markOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (character === ' ') return '·';
  if (code < 0x20) return String.fromCodePoint(CONTROL_PICTURES + code);
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Splits a text so that each invisible character becomes a mark; a line feed also breaks the line. */
export function visiblePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const {0: character, index} of text.matchAll(UNSEEN)) {
    if (index > from) pieces.push({text: text.slice(from, index), mark: false});
    pieces.push({text: markOf(character), mark: true});
    if (character === '\n') pieces.push({text: '\n', mark: false});
    from = index + character.length;
  }
  if (from < text.length) pieces.push({text: text.slice(from), mark: false});
  return pieces;
}
