import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {ValidationIssue} from 'cspell-lib';

import type {Finding} from '../../src/lib/finding';
import {type Check, findingAtOffset} from './context';
import {merged} from './merged';
import {type Source, spelledSources} from './other-sources';

/** cspell's configuration, which editors with its extension read as well. */
export const CONFIG = path.resolve('cspell.json');
const ADD = 'add it to cspell-words.txt if it is correct';
/** Further words resemble the unknown one by chance. */
const MAX_PROPOSALS = 2;

/** British spelling of pages, definitions and interface strings, according to cspell.json. */
export const spelling: Check = {
  name: 'spelling',
  async run(context) {
    // ESM only, so it is imported dynamically.
    const {spellCheckDocument} = await import('cspell-lib');
    const options = {configFile: CONFIG, noConfigSearch: true, generateSuggestions: true};
    const sources: Source[] = [...context.subjects, ...spelledSources(context)];
    const findings: Finding[] = [];
    for (const source of sources) {
      const uri = pathToFileURL(path.resolve(source.repoPath)).href;
      const {issues} = await spellCheckDocument({uri, text: source.content}, options, {});
      findings.push(...merged(issues.map((issue) => findingOf(issue, source))));
    }
    return {count: sources.length, findings};
  },
};

function findingOf(
  {text, offset, isFlagged, suggestionsEx = []}: ValidationIssue,
  source: Source,
): Finding {
  const preferred = suggestionsEx.filter(({isPreferred}) => isPreferred);
  const words = (preferred.length > 0 ? preferred : suggestionsEx).map(
    ({word, wordAdjustedToMatchCase}) => `"${wordAdjustedToMatchCase ?? word}"`,
  );
  const write = `write ${words.slice(0, MAX_PROPOSALS).join(' or ')}`;
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
