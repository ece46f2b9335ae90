import type {VocabularyFile} from './format';
import {lastNotAfter} from './sorted';
import {forgiven, mistakes} from './spelling';
import {wordOf, type Word} from './words';

export interface Candidate {
  /** A word of the site, as written. */
  surface: string;
  /** Mistakes between it and what was typed; 0 for a completion. */
  mistakes: number;
  /** 0 to 9. */
  common: number;
}

/** From here on a word is used often enough to be guessed at. */
const COMMON = 4;

/** All words of the site, for completing and correcting what is typed. */
export class Vocabulary {
  private readonly words: readonly string[];
  private readonly common: string;

  constructor({words, common}: VocabularyFile) {
    this.words = words.split(' ');
    this.common = common;
  }

  has(word: string): boolean {
    return this.words[lastNotAfter(this.words, word)] === word;
  }

  /** The most common words that begin so, without the word itself. */
  completions(start: string, limit: number): Candidate[] {
    const found: Candidate[] = [];
    let place = lastNotAfter(this.words, start);
    while (this.words[(place += 1)]?.startsWith(start)) found.push(this.candidate(place, 0));
    return found.sort(byCommon).slice(0, limit);
  }

  /**
   * Words that were probably meant: those with the fewest mistakes.
   *
   * @param unfinished whether only the beginning of a word may have been typed
   */
  corrections(typed: string, limit: number, unfinished = false): Candidate[] {
    const most = forgiven(typed.length);
    if (most === 0) return [];
    const found: Candidate[] = [];
    this.words.forEach((word, place) => {
      if (word.length < 3) return;
      let count = mistakes(typed, word, most);
      if (unfinished && count > 1 && typed.length >= 5 && word.length > typed.length) {
        // A beginning proves less than a whole word: one mistake is all that is forgiven.
        count = Math.min(count, mistakes(typed, word.slice(0, typed.length), 1) + 1);
      }
      // A wrong first letter is rare: it costs something more.
      const worth = count + (word[0] === typed[0] ? 0 : 0.4);
      if (worth <= most) found.push(this.candidate(place, worth));
    });
    found.sort(byMistakes);
    const least = found[0]?.mistakes ?? 0;
    return found.filter((candidate) => candidate.mistakes <= least + 0.5).slice(0, limit);
  }

  /** Common words that look like this one, however far off; for a page that found nothing. */
  nearest(typed: string, limit: number): string[] {
    if (typed.length < 3) return [];
    const most = Math.max(2, Math.ceil(typed.length / 2));
    return this.words
      .map((_, place) => this.candidate(place, 0))
      .filter(({common, surface}) => common >= COMMON && surface[0] === typed[0])
      .map((candidate) => ({...candidate, mistakes: mistakes(typed, candidate.surface, most)}))
      .filter((candidate) => candidate.mistakes <= most)
      .sort(byMistakes)
      .slice(0, limit)
      .map(({surface}) => surface);
  }

  /**
   * Two words that were written as one, as German does, with or without a letter between them:
   * `Auszahlungs|gebühr`, `Kreditkarte|n|limit`.
   *
   * @param explained whether a word that the site does not use stands for one that it does
   */
  split(typed: string, explained: (word: Word) => boolean): [Word, Word] | undefined {
    const meant = (text: string): Word | undefined => {
      const word = wordOf(text);
      return this.isCommon(text) || (text.length > 3 && explained(word)) ? word : undefined;
    };
    for (let at = typed.length - 3; at >= 3; at -= 1) {
      const right = meant(typed.slice(at));
      if (!right) continue;
      const start = typed.slice(0, at);
      const left = meant(start) ?? (/[sn]$/.test(start) ? meant(start.slice(0, -1)) : undefined);
      if (left) return [left, right];
    }
    return undefined;
  }

  private isCommon(word: string): boolean {
    const {surface, common} = this.candidate(lastNotAfter(this.words, word), 0);
    return surface === word && common >= COMMON;
  }

  private candidate(place: number, count: number): Candidate {
    return {
      surface: this.words[place] ?? '',
      mistakes: count,
      common: Number(this.common[place] ?? 0),
    };
  }
}

const byCommon = (a: Candidate, b: Candidate): number =>
  b.common - a.common || a.surface.length - b.surface.length;
const byMistakes = (a: Candidate, b: Candidate): number =>
  a.mistakes - b.mistakes || byCommon(a, b);
