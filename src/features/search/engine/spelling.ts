import {distance} from 'fastest-levenshtein';
import MiniSearch from 'minisearch';

/** One letter for each sound that languages write in several ways. */
const SOUNDS: Partial<Record<string, string>> = {k: 'c', s: 'c', z: 'c', w: 'v', y: 'i', j: 'i'};

/** A word as written, as it sounds, and with sorted letters, so that swapped ones make no difference. */
function keysOf(word: string): string[] {
  const sounds = word
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/[kszwyj]/g, (letter) => SOUNDS[letter] ?? letter);
  const sorted = [...word.slice(1)].sort().join('');
  return [word, `~${sounds.replace(/(.)\1/g, '$1')}`, `=${word[0] ?? ''}${sorted}`];
}

/** Letters that may be wrong in a key of this length. */
function fuzzy(key: string): number {
  if (key.startsWith('=')) return 0;
  return key.length < 6 || key.startsWith('~') ? 1 : 2;
}

/** Completes and corrects what is typed by the words of the site and of the synonyms. */
export class Spelling {
  private readonly known: ReadonlySet<string>;
  private index: MiniSearch<{id: string}> | undefined;

  /** @param commonness number of documents that have a word */
  constructor(
    private readonly words: readonly string[],
    private readonly commonness: (word: string) => number,
  ) {
    this.known = new Set(words);
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  /** The most common words that begin so. */
  completions(start: string): string[] {
    return this.words
      .filter((word) => word.startsWith(start))
      .sort((a, b) => this.commonness(b) - this.commonness(a) || a.length - b.length)
      .slice(0, 8);
  }

  /**
   * The word that was probably meant, how many letters are different, and whether it only sounds
   * alike or has letters swapped.
   *
   * @param fits whether a word stands beside its neighbours somewhere
   */
  correction(
    typed: string,
    fits: (word: string) => boolean = () => false,
  ): {word: string; isSlip: boolean; letters: number} | undefined {
    if (typed.length < 4) return undefined;
    const near = this.built()
      .search(typed, {fuzzy, weights: {fuzzy: 0.5, prefix: 0}})
      .slice(0, 20);
    const worth = ({id, score}: {id: string; score: number}): number =>
      // A wrong first letter is rare.
      (((id[0] === typed[0] ? 1 : 0.6) * score * (1 + 0.1 * Math.log(1 + this.commonness(id)))) /
        (0.5 + distance(typed, id))) *
      (fits(id) ? 3 : 1);
    const [best] = near
      .map(({id, score}) => ({id: String(id), score}))
      .sort((a, b) => worth(b) - worth(a));
    if (!best) return undefined;
    const word = best.id;
    const keys = keysOf(typed);
    const isSlip = keysOf(word).some((key) => keys.includes(key));
    return {word, isSlip, letters: distance(typed, word)};
  }

  /** Made when a word is first unknown: most visitors never need it. */
  private built(): MiniSearch<{id: string}> {
    if (!this.index) {
      this.index = new MiniSearch({
        fields: ['id'],
        tokenize: (word) => [word],
        processTerm: keysOf,
      });
      this.index.addAll(this.words.map((id) => ({id})));
    }
    return this.index;
  }
}
