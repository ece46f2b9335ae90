import {joinedWordsOf, type Word, wordsOf} from '../engine/words';

/** The words of texts, each text read once: titles, keywords and sections are asked for several times. */
export class Texts {
  /** The words of a text, in order. */
  readonly wordsOf = once(wordsOf);
  /** Its names of several parts, written as one word each. */
  readonly joinedWordsOf = once(joinedWordsOf);
}

function once(read: (text: string) => Word[]): (text: string) => readonly Word[] {
  const known = new Map<string, readonly Word[]>();
  return (text) => {
    let words = known.get(text);
    if (!words) known.set(text, (words = read(text)));
    return words;
  };
}
