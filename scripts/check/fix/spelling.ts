import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {nodesOf} from '../prose';
import {type Edit, edited, parsed, type Pass, rangeOf, verbatimIn} from './edits';

/** How British spelling differs from American: each pattern in an American word, and what replaces it. */
const DIFFERENCES: readonly [american: RegExp, british: string][] = [
  // organize, analyze
  [/(?<=[iy])z/g, 's'],
  // color
  [/or/g, 'our'],
  // center
  [/er(?=s?$)/, 're'],
  // catalog
  [/og(?=s?$)/, 'ogue'],
  // traveling
  [/l(?=ed$|ing$|ers?$)/, 'll'],
  // fulfill, skillful
  [/ll(?=s?$|ful|ment)/, 'l'],
  // defense
  [/(?<=def|off|pret)ense/, 'ence'],
];

/** A word in lower case between spaces and the signs of a sentence. Others may be a name, a value or a quotation. */
const WORD = /(?<=^|[\s(*])\p{Ll}{4,}(?=[),.;:!?*]*(?:\s|$))/gmu;

/** American spelling of words that are known only in British. */
export const spelling: Pass = async (content) => {
  const {markdown} = parsed(content);
  const isVerbatim = verbatimIn(content);
  // The words of a heading are its anchor, and a quotation has the words of somebody else.
  const kept = nodesOf(markdown, 'heading', 'blockquote').map(rangeOf);
  const words = [...content.matchAll(WORD)]
    .map(({0: text, index: start}) => ({text, start, end: start + text.length}))
    .filter(
      ({start}) =>
        !isVerbatim(start) && !kept.some((range) => range.start <= start && start < range.end),
    );
  const known = await spellingsOf(new Set(words.map(({text}) => text)));
  const lineOf = (at: number): number => content.slice(0, at).split('\n').length;
  // A line with another unknown word may be in another language: "por favor".
  const foreign = new Set(
    words.filter(({text}) => known.get(text) === '').map(({start}) => lineOf(start)),
  );
  return edited(
    content,
    words.flatMap(({text, start, end}): Edit[] => {
      const british = known.get(text);
      if (!british || foreign.has(lineOf(start))) return [];
      return [{start, end, text: british, what: `"${text}"`}];
    }),
  );
};

/** The British spelling of each unknown word that the dictionary has in that spelling alone; empty if it has none. */
async function spellingsOf(words: ReadonlySet<string>): Promise<Map<string, string>> {
  const candidates = [...words].map((word) => ({
    word,
    others: DIFFERENCES.map(([american, british]) => word.replace(american, british)).filter(
      (other) => other !== word,
    ),
  }));
  const unknown = await unknownIn(candidates.flatMap(({word, others}) => [word, ...others]));
  return new Map(
    candidates
      .filter(({word}) => unknown.has(word))
      .map(({word, others}) => [word, others.find((other) => !unknown.has(other)) ?? '']),
  );
}

/** The words that are in no dictionary of cspell.json. */
async function unknownIn(words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  // ESM only, so it is imported dynamically.
  const {spellCheckDocument} = await import('cspell-lib');
  const root = process.cwd();
  const {issues} = await spellCheckDocument(
    {uri: pathToFileURL(path.join(root, 'docs/words.md')).href, text: words.join('\n')},
    {configFile: path.join(root, 'cspell.json'), noConfigSearch: true, generateSuggestions: false},
    // No American word is the name of a person, and loading 36,000 names takes longer than all others.
    {dictionaries: ['!people-names']},
  );
  return new Set(issues.map(({text}) => text));
}
