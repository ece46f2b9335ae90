import {distance} from 'fastest-levenshtein';

/** A phonetic key: letters that languages use interchangeably are mapped to one. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1/g, '$1');
}

const sortedLetters = (word: string): string => [...word].sort().join('');

/** Completes and corrects what is typed, using the words of the site and of the synonyms. */
export class Spelling {
  private readonly sounds: ReadonlyMap<string, string>;

  /** @param foreign common words of other languages */
  constructor(
    words: readonly string[],
    private readonly foreign: ReadonlySet<string>,
  ) {
    this.sounds = new Map(words.map((word) => [word, soundOf(word)]));
  }

  /** The shortest words with a prefix. */
  completions(start: string): string[] {
    return [...this.sounds.keys()]
      .filter((word) => word.startsWith(start))
      .sort((a, b) => a.length - b.length)
      .slice(0, 2);
  }

  /** The word that was probably meant. */
  correction(typed: string): string | undefined {
    if (typed.length < 4) return undefined;
    // A word of another language means a word of the site only if it sounds the same, such as `Kredit`.
    const most = this.foreign.has(typed) || typed.length < 5 ? 0 : typed.length < 8 ? 1 : 2;
    const sound = soundOf(typed);
    const letters = sortedLetters(typed);
    let best: {word: string; cost: number} | undefined;
    for (const [word, itsSound] of this.sounds) {
      if (Math.abs(word.length - typed.length) > 2) continue;
      const isSwapped = word.length === typed.length && sortedLetters(word) === letters;
      const far = distance(typed, word);
      const apart = isSwapped && far <= 2 ? 0.5 : far;
      if (sound !== itsSound && apart > most) continue;
      const cost = sound === itsSound ? 0.5 : apart;
      if (!best || cost < best.cost) best = {word, cost};
    }
    return best?.word;
  }
}
