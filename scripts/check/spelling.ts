import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {ValidationIssue} from 'cspell-lib';

import {type Finding, findingIn} from '../../src/lib/finding';
import {type Check, findingAtOffset} from './context';
import {merged} from './merged';
import {type Source, spelledSources} from './other-sources';

/** cspell's configuration, which editors with its extension read as well. */
const CONFIG = path.resolve('cspell.json');
const ADD = 'add it to cspell-words.txt if it is correct';
/** Further words resemble the unknown one by chance. */
const MAX_PROPOSALS = 2;

/** British spelling of pages, definitions and interface strings, according to cspell.json. */
export const spelling: Check = {
  name: 'spelling',
  async run(context) {
    const sources: Source[] = [...context.subjects, ...spelledSources(context)];
    const findings: Finding[] = [];
    for (const source of sources) {
      const issues = await misspellings(source);
      if (isForeign(issues, source)) {
        const fix = 'write it in English: translations stand in i18n/';
        findings.push(findingIn(source.repoPath, 'the page is in another language', fix));
        continue;
      }
      findings.push(...merged(issues.map((issue) => findingOf(issue, source))));
    }
    return {count: sources.length, findings};
  },
};

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

/** More than one unknown word in five, and more than a page of names has. */
function isForeign({length}: readonly ValidationIssue[], {content}: Source): boolean {
  return length > 12 && length * 5 > content.split(/\s+/).length;
}

/** How American words differ from ours. */
const AMERICAN: readonly [american: RegExp, british: string][] = [
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

/** The one right spelling of a word, if it has one: of an American word, and of those that cspell.json names. */
export function rightSpelling({text, suggestionsEx = []}: ValidationIssue): string | undefined {
  const [only, ...others] = suggestionsEx.filter(({isPreferred}) => isPreferred);
  if (only) return others.length === 0 ? only.word : undefined;
  const british = AMERICAN.map(([american, ours]) => text.replace(american, ours));
  return suggestionsEx.find(({word}) => word !== text && british.includes(word))?.word;
}

function findingOf(issue: ValidationIssue, source: Source): Finding {
  const {text, offset, isFlagged, suggestionsEx = []} = issue;
  const right = rightSpelling(issue);
  const words = right
    ? [right]
    : suggestionsEx.map(({word, wordAdjustedToMatchCase}) => wordAdjustedToMatchCase ?? word);
  const proposals = words.slice(0, MAX_PROPOSALS).map((word) => `"${word}"`);
  const write = `write ${proposals.join(' or ')}`;
  const subject = `"${text}"`;
  const report = (message: string, fix: string): Finding => ({
    ...findingAtOffset(source, offset, message, fix),
    subject,
  });
  if (isFlagged) return report(`${subject} is not our spelling`, write);
  // No dictionary has all names, so what resembles one would mislead.
  if (/^\p{Lu}/u.test(text)) return {...report(`unknown name ${subject}`, ADD), severity: 'hint'};
  return report(`unknown word ${subject}`, words.length > 0 ? `${write}, or ${ADD}` : ADD);
}
