import SearchableMap from 'minisearch/SearchableMap';

/** A phonetic key: letters that languages use interchangeably are mapped to one. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/c/g, 'k')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1/g, '$1');
}

/** Completes and corrects what is typed by words of the site and of synonyms. */
export class Spelling {
  private readonly words: SearchableMap<string>;
  private readonly bySound: ReadonlyMap<string, string>;

  constructor(words: readonly string[]) {
    this.words = SearchableMap.from(words.map((word) => [word, word]));
    this.bySound = new Map([...words].reverse().map((word) => [soundOf(word), word]));
  }

  /** The shortest words with a prefix. */
  completions(start: string): string[] {
    const begun = [...this.words.atPrefix(start).keys()];
    return begun.sort((a, b) => a.length - b.length).slice(0, 2);
  }

  /** The word that was probably meant. */
  correction(typed: string): string | undefined {
    if (typed.length < 4) return undefined;
    // Two neighbouring letters in the wrong order.
    const swaps = [...typed.slice(1)].map(
      (letter, at) => typed.slice(0, at) + letter + typed.charAt(at) + typed.slice(at + 2),
    );
    const alike = this.bySound.get(soundOf(typed)) ?? swaps.find((word) => this.words.has(word));
    if (alike) return alike;
    const near = [...this.words.fuzzyGet(typed, typed.length < 8 ? 1 : 2).values()];
    return near
      .filter(([word]) => word[0] === typed[0] && word.length + typed.length > 8)
      .sort(([, a], [, b]) => a - b)[0]?.[0];
  }
}
