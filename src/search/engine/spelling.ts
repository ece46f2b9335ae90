/**
 * Letters that one language writes where another writes the other, by one of them: k and c, z and s,
 * v and w. Such a swap is half a mistake.
 */
const SOUNDS: Partial<Record<string, string>> = {k: 'c', s: 'c', z: 'c', w: 'v', y: 'i', j: 'i'};
const HALF = 0.5;

/** Rows of the table, made once: a mistyped word is compared with thousands. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * How many mistakes lie between two words: letters changed, left out, added, or two neighbours
 * swapped. Half a mistake where the letters are one sound in a neighbour's spelling.
 *
 * @param most the search for mistakes ends above this number
 * @returns the number, or Infinity above `most`
 */
export function mistakes(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return Infinity;
  // A mistake makes for two sounds at most that only one of them has: of most words, this is too few.
  if (differences(soundsOf(typed) ^ soundsOf(word)) > 2 * most) return Infinity;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= word.length; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    let least = (current[0] = row);
    for (let column = 1; column <= word.length; column += 1) {
      let value = Math.min(
        at(last, column) + insertion(typed, row - 1),
        at(current, column - 1) + insertion(word, column - 1),
        at(last, column - 1) + change(typed[row - 1], word[column - 1]),
      );
      if (swapped(typed, word, row, column))
        value = Math.min(value, at(beforeLast, column - 2) + 1);
      current[column] = value;
      least = Math.min(least, value);
    }
    if (least > most) return Infinity;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const total = at(last, word.length);
  return total <= most ? total : Infinity;
}

const soundOf = (letter: string): string => SOUNDS[letter] ?? letter;

/** The sounds of a word, each a bit; some share one. */
function soundsOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << soundOf(letter).charCodeAt(0);
  return bits;
}

/** How many bits are set. */
const differences = (bits: number): number => (bits ? 1 + differences(bits & (bits - 1)) : 0);

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

/** A letter doubled, or not doubled, is half a mistake. */
const insertion = (text: string, index: number): number =>
  text[index] === text[index - 1] ? HALF : 1;

function change(a = '', b = ''): number {
  if (a === b) return 0;
  return soundOf(a) === soundOf(b) ? HALF : 1;
}

const swapped = (typed: string, word: string, row: number, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  typed[row - 1] === word[column - 2] &&
  typed[row - 2] === word[column - 1] &&
  typed[row - 1] !== word[column - 1];

/** How many mistakes are forgiven in a word of this length. */
export function forgiven(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return 2;
}
