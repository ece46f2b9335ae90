import {distance} from 'fastest-levenshtein';

/** A phonetic key: letters that languages use interchangeably are mapped to one. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/^w(?=[hr])|^k(?=n)|e(?=y$)|gh(?=t)/g, '')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1/g, '$1');
}

/** Whether two words differ by two neighbouring letters in the wrong order. */
function isSwapped(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a === b.slice(0, at) + b.charAt(at + 1) + b.charAt(at) + b.slice(at + 2);
}

/** A bit for each letter that occurs. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

/** Each edit changes at most two of the letters that occur, which is quicker to see than the distance. */
function mayBeNear(letters: number, others: number, edits: number): boolean {
  let different = letters ^ others;
  for (let count = 2 * edits; different !== 0 && count > 0; count -= 1) different &= different - 1;
  return different === 0;
}

/** Completes and corrects what is typed, using the words of the site and of the synonyms. */
export class Spelling {
  private readonly known: readonly {word: string; itsSound: string; itsLetters: number}[];

  /** @param foreign common words of other languages */
  constructor(
    words: readonly string[],
    private readonly foreign: ReadonlySet<string>,
  ) {
    this.known = words.map((word) => ({
      word,
      itsSound: soundOf(word),
      itsLetters: lettersOf(word),
    }));
  }

  /** The shortest words with a prefix. */
  completions(start: string): string[] {
    return this.known
      .flatMap(({word}) => (word.startsWith(start) ? [word] : []))
      .sort((a, b) => a.length - b.length)
      .slice(0, 2);
  }

  /** The word that was probably meant. */
  correction(typed: string): string | undefined {
    if (typed.length < 4) return undefined;
    // A word of another language means a word of the site only if it sounds the same, such as `Kredit`.
    const most = this.foreign.has(typed) || typed.length < 5 ? 0.5 : typed.length < 8 ? 1 : 2;
    const sound = soundOf(typed);
    const letters = lettersOf(typed);
    let best: {word: string; cost: number} | undefined;
    for (const {word, itsSound, itsLetters} of this.known) {
      if (Math.abs(word.length - typed.length) > 2) continue;
      if (sound !== itsSound && !mayBeNear(letters, itsLetters, most)) continue;
      const apart = isSwapped(typed, word) ? 0.5 : distance(typed, word);
      if (sound !== itsSound && apart > most) continue;
      const cost = sound === itsSound ? 0.5 : apart;
      if (!best || cost < best.cost) best = {word, cost};
    }
    return best?.word;
  }
}
