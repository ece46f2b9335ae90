import type {Finding} from '../../src/lib/finding';
import type {Check} from './context';
import {readDictionary, type Verdict} from './dictionary';
import {visibleTexts, type VisibleText} from './visible-text';

/** URLs, e-mail addresses and file names. */
const ADDRESS = /https?:\/\/\S+|[\w@-]+(?:\.[\w-]+)+/g;
/** Letters with apostrophes inside, as in "don't". */
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
const POSSESSIVE = /['’]s$/;
/** Shorter words are units, symbols and abbreviations. */
const SHORTEST = 3;

/** American uses of words that are also British in another sense. */
const PHRASES: readonly {pattern: RegExp; fix: string}[] = [
  {
    pattern:
      /\b(?:paper|personal|cashier['’]s|travell?er['’]s) checks?\b|\b(?:pay|paid) by check\b/gi,
    fix: 'write "cheque" for the payment',
  },
  {
    pattern: /\b(?:to|you|we|and) practice (?:it|this|the|a|with|on)\b/gi,
    fix: 'write "practise" for the verb',
  },
];

/** British spelling, according to the dictionary and cspell-words.txt. */
export const spelling: Check = {
  name: 'spelling',
  async run(context) {
    const texts = visibleTexts(context);
    if (texts.length === 0) return {looked: 0, findings: []};
    const dictionary = await readDictionary(context.root);
    const verdicts = new Map<string, Verdict>();
    const verdictOn = (word: string): Verdict => {
      const verdict = verdicts.get(word) ?? dictionary.judge(word);
      verdicts.set(word, verdict);
      return verdict;
    };
    return {
      looked: texts.length,
      findings: texts.flatMap((text) => [
        ...wordsOf(text.text).flatMap((word): Finding[] => {
          const verdict = verdictOn(word);
          return verdict.right ? [] : [at(text, word, `unknown word "${word}"`, verdict.fix)];
        }),
        ...PHRASES.flatMap(({pattern, fix}) =>
          [...text.text.matchAll(pattern)].map(([phrase]) =>
            at(text, phrase, `"${phrase}" is American English`, fix),
          ),
        ),
      ]),
    };
  },
};

/** The distinct words to look up, without abbreviations and letters that belong to a number. */
function wordsOf(text: string): string[] {
  const words = [...text.replaceAll(ADDRESS, ' ').matchAll(WORD)]
    .filter(({index, input}) => !/[\p{N}_]/u.test(input[index - 1] ?? ''))
    .map(([word]) => word.replaceAll('’', "'").replace(POSSESSIVE, ''))
    .filter((word) => word.length >= SHORTEST && word !== word.toUpperCase());
  return [...new Set(words)];
}

function at(
  {file, content, offset}: VisibleText,
  word: string,
  message: string,
  fix: string,
): Finding {
  const start = Math.max(content.indexOf(word, offset), offset);
  const before = content.slice(0, start).split('\n');
  return {file, line: before.length, column: (before.at(-1) ?? '').length + 1, message, fix};
}
