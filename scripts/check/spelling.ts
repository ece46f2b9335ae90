import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {ValidationIssue} from 'cspell-lib';

import {filesBelow, pathFrom} from '../../src/lib/files';
import type {Finding} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAtOffset} from './context';

/** cspell's configuration, which editors with its extension read as well. */
const CONFIG = path.join(__dirname, '../../cspell.json');
const WORD_LIST = 'cspell-words.txt';
/** Files without strings are skipped, because cspell takes as long for them as for others. */
const HAS_STRINGS = /"definition"|message:|<Translate|^ {2}what: |^ {2}"/m;

interface Source {
  repoPath: string;
  content: string;
}

/** British spelling of pages, definitions and interface strings, according to cspell.json. */
export const spelling: Check = {
  name: 'spelling',
  async run(context) {
    const sources = [...context.subjects, ...otherSources(context)];
    const findings: Finding[] = [];
    if (sources.length > 0) {
      // ESM only, so it is imported dynamically.
      const {spellCheckDocument} = await import('cspell-lib');
      for (const {repoPath, content} of sources) {
        const uri = pathToFileURL(path.join(path.dirname(CONFIG), repoPath)).href;
        const options = {configFile: CONFIG, noConfigSearch: true, generateSuggestions: true};
        const {issues} = await spellCheckDocument({uri, text: content}, options, {});
        findings.push(...issues.map((issue) => ofIssue({repoPath, content}, issue)));
      }
    }
    return {count: sources.length, findings};
  },
};

/** The glossary and the code, whose strings cspell.json picks out. */
function otherSources({root, pages, subjects}: CheckContext): Source[] {
  if (subjects.length < pages.length) return [];
  return ['docs/_glossary', 'src']
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => /\.(?:json|tsx?|yaml)$/.test(file))
    .map((file) => ({repoPath: pathFrom(root, file), content: fs.readFileSync(file, 'utf8')}))
    .filter(({content}) => HAS_STRINGS.test(content));
}

function ofIssue(source: Source, issue: ValidationIssue): Finding {
  const {text, offset, isFlagged} = issue;
  const suggested = issue.suggestionsEx ?? [];
  const preferred = suggested.filter(({isPreferred, word}) => isPreferred || isVariant(word, text));
  if (isFlagged) {
    const ours = suggested.find(({isPreferred}) => isPreferred)?.word ?? '';
    return findingAtOffset(source, offset, `"${text}" is not our spelling`, `write "${ours}"`);
  }
  // A capitalised word is usually a name. No dictionary has all of them, so suggestions would mislead.
  if (preferred.length === 0 && /^\p{Lu}/u.test(text)) {
    const fix = `add it to ${WORD_LIST} if it is correct`;
    return {...findingAtOffset(source, offset, `unknown name "${text}"`, fix), severity: 'hint'};
  }
  const likely = (preferred.length > 0 ? preferred : suggested).slice(0, 3);
  const words = likely.map(({word}) => `"${word}"`).join(' or ');
  const add = `add it to ${WORD_LIST} if it is correct`;
  const fix = preferred.length > 0 ? `write ${words}` : words ? `write ${words}, or ${add}` : add;
  return findingAtOffset(source, offset, `unknown word "${text}"`, fix);
}

/** Whether a word is a known one in American spelling, in another case, or with two letters swapped. */
function isVariant(known: string, word: string): boolean {
  return withoutVariants(known) === withoutVariants(word) || isSwapped(known, word.toLowerCase());
}

function isSwapped(known: string, word: string): boolean {
  const at = [...known].findIndex((letter, index) => letter !== word[index]);
  const [first = '', second = ''] = known.slice(at);
  return (
    known === `${word.slice(0, at)}${first}${second}${word.slice(at + 2)}` &&
    word.startsWith(second + first, at)
  );
}

function withoutVariants(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('z', 's')
    .replaceAll('ou', 'o')
    .replaceAll('ogue', 'og')
    .replace(/nce(?=s?$)/, 'nse')
    .replace(/re(?=s?$)/, 'er')
    .replaceAll(/(.)\1/g, '$1');
}
