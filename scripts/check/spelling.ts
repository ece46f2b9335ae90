import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {ValidationIssue} from 'cspell-lib';

import {type Finding, findingIn} from '../../src/lib/finding';
import {type Check, findingAt, type Source} from './context';
import {merged} from './merged';
import {spelledSources} from './sources';

/** cspell's configuration, which editors with its extension read as well. */
const CONFIG = path.resolve('cspell.json');
const ADD = 'add it to cspell-words.txt if it is correct';
/** Further words resemble the unknown one by chance. */
const MAX_PROPOSALS = 2;

/** British spelling of pages, definitions and interface strings, according to cspell.json. */
export const spelling: Check = {
  name: 'spelling',
  async run(context) {
    const findings: Finding[] = [];
    for (const source of [...context.subjects, ...spelledSources(context)]) {
      const issues = await misspellings(source);
      findings.push(
        ...(isForeign(issues, source)
          ? [findingIn(source.repoPath, 'the page is in another language', TRANSLATE)]
          : findingsOf(issues, source)),
      );
    }
    return findings;
  },
};

/** Unknown words, which are one finding if the remedy is one. */
export function findingsOf(issues: readonly ValidationIssue[], source: Source): Finding[] {
  return merged(issues.map((issue) => findingOf(issue, source)));
}

/** What cspell reports in a text: each word in its first place, or in all places. */
export async function misspellings(
  {repoPath, content}: Source,
  {inAllPlaces = false} = {},
): Promise<ValidationIssue[]> {
  // ESM only, so it is imported dynamically.
  const {spellCheckDocument} = await import('cspell-lib');
  const uri = pathToFileURL(path.resolve(repoPath)).href;
  const options = {configFile: CONFIG, noConfigSearch: true, generateSuggestions: true};
  const limits = inAllPlaces ? {maxNumberOfProblems: Infinity, maxDuplicateProblems: Infinity} : {};
  const {issues} = await spellCheckDocument({uri, text: content}, options, limits);
  return issues;
}

const TRANSLATE = 'write it in English: translations stand in i18n/';

/** More than one unknown word in five, and more than a page of names has. */
function isForeign({length}: readonly ValidationIssue[], {content}: Source): boolean {
  return length > 12 && length * 5 > content.split(/\s+/).length;
}

/** How American words differ from ours: organize, analyze, color, center, catalog, traveling, skillful, defense. */
const AMERICAN: readonly [american: RegExp, british: string][] = [
  [/(?<=[iy])z/g, 's'],
  [/or/g, 'our'],
  [/er(?=s?$)/, 're'],
  [/og(?=s?$)/, 'ogue'],
  [/l(?=ed$|ing$|ers?$)/, 'll'],
  [/ll(?=s?$|ful|ment)/, 'l'],
  [/(?<=def|off|pret)ense/, 'ence'],
];

/** The one right spelling of a word, if it has one: of an American word, and of those that cspell.json names. */
export function rightSpelling({text, suggestionsEx = []}: ValidationIssue): string | undefined {
  const [only, ...others] = suggestionsEx.filter(({isPreferred}) => isPreferred);
  if (only) return others.length === 0 ? only.word : undefined;
  const british = AMERICAN.map(([american, ours]) => text.replace(american, ours));
  return suggestionsEx.find(({word}) => word !== text && british.includes(word))?.word;
}

function findingOf(issue: ValidationIssue, source: Source): Finding {
  const {text, offset, isFlagged, suggestionsEx = []} = issue;
  const subject = `"${text}"`;
  const report = (message: string, fix: string): Finding => ({
    ...findingAt(source, offset, message, fix),
    subject,
  });
  // No dictionary has all names, so what resembles one would mislead.
  const isName = !isFlagged && /^\p{Lu}/u.test(text);
  if (isName) return {...report(`unknown name ${subject}`, ADD), severity: 'hint'};
  const near = suggestionsEx.map(
    ({word, wordAdjustedToMatchCase = word}) => wordAdjustedToMatchCase,
  );
  const words = [rightSpelling(issue) ?? near.slice(0, MAX_PROPOSALS)].flat();
  const write = `write ${words.map((word) => `"${word}"`).join(' or ')}`;
  if (isFlagged) return report(`${subject} is not our spelling`, write);
  return report(`unknown word ${subject}`, words.length > 0 ? `${write}, or ${ADD}` : ADD);
}
