/**
 * Letters that one language writes where another writes the other: k and c, z and s, v and w.
 * Such a swap is half a mistake.
 */
const HABITS = new Set(['kc', 'ck', 'zs', 'sz', 'vw', 'wv', 'iy', 'yi', 'jy', 'yj', 'cs', 'sc']);
const HALF = 0.5;

/**
 * How many mistakes lie between two words: letters changed, left out, added, or two neighbours
 * swapped. Half a mistake where the letters are one sound in a neighbour's spelling.
 *
 * @param most the search for mistakes ends above this number
 * @returns the number, or Infinity above `most`
 */
export function mistakes(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({length: word.length + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= word.length; column += 1) {
      const value = Math.min(
        at(last, column) + insertion(typed, row - 1),
        at(current, column - 1) + insertion(word, column - 1),
        at(last, column - 1) + change(typed[row - 1], word[column - 1]),
        swapped(typed, word, row, column) ? at(beforeLast, column - 2) + 1 : Infinity,
      );
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return Infinity;
    [beforeLast, last] = [last, current];
  }
  const total = at(last, word.length);
  return total <= most ? total : Infinity;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

/** A letter doubled, or not doubled, is half a mistake. */
const insertion = (text: string, index: number): number =>
  text[index] === text[index - 1] ? HALF : 1;

function change(a = '', b = ''): number {
  if (a === b) return 0;
  return HABITS.has(a + b) ? HALF : 1;
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
