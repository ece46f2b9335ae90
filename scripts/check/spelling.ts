import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {Root} from 'mdast';

import {type Finding, formatFinding} from '../../src/lib/finding';
import {once} from '../../src/lib/once';
import {type Check, findingAtOffset} from './context';
import {joined} from './merged';
import {spelledSources} from './other-sources';
import {nodesOf} from './prose';

const ROOT = process.cwd();
/** cspell's configuration, which editors with its extension read as well. */
const CONFIG = path.join(ROOT, 'cspell.json');
const WORD_LIST = 'cspell-words.txt';
const ADD = `add it to ${WORD_LIST} if it is correct`;
const CODE = `put it in \`code\`, or ${ADD}`;
/** Their remedies differ too little for two findings. */
const OPEN: readonly string[] = [ADD, CODE];

interface Source {
  repoPath: string;
  content: string;
  /** Of a page: its code is not spelt. */
  markdown?: Root | undefined;
}

/** British spelling of pages, definitions and interface strings, according to cspell.json. */
export const spelling: Check = {
  name: 'spelling',
  async run(context) {
    // cspell.json picks out the strings of the code.
    const sources = [...context.subjects, ...spelledSources(context)];
    const findings: Finding[] = [];
    for (const source of sources) {
      const all = (await misspellings(source)).map((each) => findingOf(source, each));
      // A name of which two parts are unknown is one.
      const found = [...new Map(all.map((each) => [formatFinding(each), each])).values()];
      const open = found.filter(({fix}) => OPEN.includes(fix));
      // What to do about those that nothing is proposed for is the same. Names alone can wait.
      const word = open.find(({severity}) => severity === undefined);
      const fix = `correct them, put names in \`code\`, or add them to ${WORD_LIST}`;
      findings.push(
        ...found.filter((each) => !open.includes(each)),
        ...joined([...(word ? [word] : []), ...open.filter((each) => each !== word)], fix),
      );
    }
    return {count: sources.length, findings};
  },
};

interface Misspelling {
  text: string;
  offset: number;
  /** The name that the word is a part of, as in `user_id` or `BtcDrak`; otherwise the word. */
  whole: string;
  /** Whether the word exists, but not in our spelling. */
  isFlagged: boolean;
  /** What was surely meant: a British spelling, a name in the right case. */
  meant: string[];
  /** Whether only British and American spelling differ. */
  isAmerican: boolean;
}

/** The misspelt words of a file, according to cspell.json. */
export async function misspellings({repoPath, content, markdown}: Source): Promise<Misspelling[]> {
  // ESM only, so it is imported dynamically.
  const {spellCheckDocument} = await import('cspell-lib');
  const uri = pathToFileURL(path.join(path.dirname(CONFIG), repoPath)).href;
  const options = {configFile: CONFIG, noConfigSearch: true, generateSuggestions: true};
  const prose = withoutCode(content, markdown);
  // Most pages name nobody, and loading 36,000 names of people takes longer than spelling a page.
  const first = await spellCheckDocument(
    {uri, text: prose},
    {...options, generateSuggestions: false},
    {dictionaries: ['!people-names']},
  );
  if (first.issues.length === 0) return [];
  const {issues} = await spellCheckDocument({uri, text: prose}, options, {});
  // Months, languages and countries are words only with a capital.
  const capitals = issues.map(({text}) => capitalised(text)).filter((word) => word !== '');
  const unknown =
    capitals.length > 0
      ? await spellCheckDocument(
          {uri, text: capitals.join('\n')},
          {...options, generateSuggestions: false},
          {},
        )
      : {issues: []};
  const isUnknown = (word: string): boolean => unknown.issues.some(({text}) => text === word);
  // In a sentence, a capital starts a name, which no word resembles.
  const sentences = prose.replaceAll(/^(?:#|title:).*$/gm, '');
  const isNameHere = (word: string): boolean =>
    sentences.search(new RegExp(String.raw`(?<=[\p{Ll}\d,;] )${raised(word)}(?![\p{L}])`, 'u')) >=
    0;
  return issues.map(({text, offset, isFlagged = false, suggestionsEx = []}) => {
    const capital = capitalised(text);
    const name = namesByLetters().get(text.toLowerCase());
    const words = suggestionsEx.filter(
      ({isPreferred, word}) =>
        isPreferred || (isNameHere(text) ? isSameAbroad(word, text) : isVariant(word, text)),
    );
    const meant = isFlagged ? words.filter(({isPreferred}) => isPreferred) : words;
    const isName = !isFlagged && meant.length === 0 && capital !== '' && !isUnknown(capital);
    const slip = isFlagged || isName || isNameHere(text) ? undefined : slipOf(text);
    const known = (meant.length === 0 && slip ? [slip] : meant.map(({word}) => word)).map((word) =>
      inCaseOf(text, word),
    );
    // "Flavors" is a name too, but rather meant here is "flavours".
    const isBritish = meant.some(
      ({word}) => isSameAbroad(word, text) && word.toLowerCase() !== text.toLowerCase(),
    );
    return {
      text,
      offset,
      whole: wholeAt(prose, offset, text),
      isFlagged,
      meant: isFlagged || isBritish || !(name || isName) ? [...new Set(known)] : [name ?? capital],
      isAmerican: isFlagged || meant.some(({word}) => isSameAbroad(word, text)),
    };
  });
}

const VERBATIM = [
  'code',
  'inlineCode',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
] as const;

/** A text with spaces in place of its code, some of which cspell takes for prose, and of what ends a genitive. */
function withoutCode(content: string, markdown: Root | undefined): string {
  const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');
  let text = content;
  for (const {position} of nodesOf(markdown, ...VERBATIM)) {
    const {start, end} = {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
    text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
  }
  return text.replaceAll(/(?<=\p{L})['’]s(?!\p{L})/gu, blank);
}

/** The letters, digits and underscores around a word that is not only in italics. */
function wholeAt(content: string, offset: number, text: string): string {
  const [before = ''] = /[\p{L}\d_]*$/u.exec(content.slice(Math.max(0, offset - 99), offset)) ?? [];
  const [after = ''] = /^[\p{L}\d_]*/u.exec(content.slice(offset + text.length)) ?? [];
  const whole = before + text + after;
  return /^_[^_]+_$/.test(whole) ? text : whole;
}

/** A proposal starts with a capital where the word does. */
function inCaseOf(text: string, proposal: string): string {
  const isRaised = /^\p{Lu}\P{Lu}*$/u.test(text) && /^\p{Ll}/u.test(proposal);
  return isRaised ? raised(proposal) : proposal;
}

function raised(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** Lists of names, the last of which is right where two spell a name differently. */
const NAME_LISTS = [
  ['@cspell/dict-cryptocurrencies', 'dict/cryptocurrencies.txt'],
  ['@cspell/dict-software-terms', 'dict/software-tools.txt'],
  ['@cspell/dict-companies', 'dict/companies.txt'],
] as const;

/** In lower case, it is rather an ending of files or an abbreviation. */
const SHORT_NAME = /^\p{Lu}\p{Ll}{1,2}$/u;

/** Names by their letters in lower case: cspell knows them, but does not suggest them. */
const namesByLetters = once(() => {
  const lists = [
    ...NAME_LISTS.map(([name, list]) => path.join(path.dirname(require.resolve(name)), list)),
    path.join(ROOT, WORD_LIST),
  ];
  const words = lists.flatMap((list) => fs.readFileSync(list, 'utf8').split('\n'));
  const names = words
    .map((word) => word.trim())
    .filter((word) => !SHORT_NAME.test(word))
    .filter((word) => /^(?!\p{Lu}+$).*\p{Lu}/u.test(word));
  return new Map(names.map((name) => [name.toLowerCase(), name]));
});

/** Whether a word is a name in one of the lists. */
export function isKnownName(word: string): boolean {
  return namesByLetters().get(word.toLowerCase()) === word;
}

/** Shorter words resemble many others by chance. */
const MIN_LETTERS = 5;

/** A longer word of lower-case letters with a capital; empty for others. */
function capitalised(word: string): string {
  const isLong = word.length >= MIN_LETTERS && /^\p{Ll}+$/u.test(word);
  return isLong ? raised(word) : '';
}

/** Slips that many have made, with the word that each of them meant. */
const slips = once(() => {
  const folder = path.dirname(require.resolve('@cspell/dict-en-common-misspellings'));
  const lines = ['dict/dict-en.json', 'dict/dict-en-gb.json'].flatMap((file) => {
    const list = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Misspellings;
    return list.dictionaryDefinitions.flatMap(({suggestWords = []}) => suggestWords);
  });
  return new Map(lines.map((line) => line.split('->') as [slip: string, meant: string]));
});

interface Misspellings {
  dictionaryDefinitions: {suggestWords?: string[]}[];
}

/** The only word that is meant by a slip. A word that only resembles another may be a new one, as in "stakable". */
function slipOf(text: string): string | undefined {
  const meant = text.length >= MIN_LETTERS ? slips().get(text.toLowerCase()) : undefined;
  return meant?.includes(',') ? undefined : meant;
}

function findingOf(source: Source, {text, offset, whole, isFlagged, meant}: Misspelling): Finding {
  const listed = (words: readonly string[]): string =>
    words.map((word) => `"${word}"`).join(' or ');
  if (isFlagged) {
    const fix = `write ${listed(meant)}`;
    return findingAtOffset(source, offset, `"${text}" is not our spelling`, fix);
  }
  // A part of a name has no spelling of its own.
  if (/_|\p{Ll}[\p{Lu}\d]/u.test(whole)) {
    const isCode = !/^\p{Lu}[^_]*$/u.test(whole);
    const start = offset - whole.indexOf(text);
    const subject = `"${whole}"`;
    return isCode
      ? {...findingAtOffset(source, start, `unknown word ${subject}`, CODE), subject}
      : {
          ...findingAtOffset(source, start, `unknown name ${subject}`, ADD),
          subject,
          severity: 'hint',
        };
  }
  const subject = `"${text}"`;
  // A capitalised word is usually a name. No dictionary has all of them, so suggestions would mislead.
  if (meant.length === 0 && /^\p{Lu}/u.test(text)) {
    const finding = findingAtOffset(source, offset, `unknown name ${subject}`, ADD);
    return {...finding, subject, severity: 'hint'};
  }
  // A part of a name in lower case, as in "starlight-openapi".
  const isPart =
    /[-./@]$/.test(source.content.slice(0, offset)) ||
    /^[-/@]/.test(source.content.slice(offset + text.length));
  if (isPart && meant[0]?.toLowerCase() === text.toLowerCase())
    return {...findingAtOffset(source, offset, `unknown word ${subject}`, CODE), subject};
  const fix = meant.length > 0 ? `write ${listed(meant.slice(0, 3))}` : ADD;
  return {...findingAtOffset(source, offset, `unknown word ${subject}`, fix), subject};
}

/** Of names in no list, those with other capitals, such as "AutoScaling" and "ReIndex", only resemble the word. */
const NAME = /^(?:\p{Lu}\p{Ll}{3,}|\p{Lu}{2,}s?)$/u;

/** Whether a word is a known one in American spelling or in another case. */
function isVariant(known: string, word: string): boolean {
  // Names and abbreviations have one spelling.
  if (/\p{Lu}/u.test(/^\p{Lu}/u.test(word) ? known.slice(1) : known)) {
    return known.toLowerCase() === word.toLowerCase() && (NAME.test(known) || isKnownName(known));
  }
  return isSameAbroad(known, word);
}

/** Whether two spellings differ as British and American English do. */
function isSameAbroad(known: string, word: string): boolean {
  const [one, other] = [known, word].map((text) =>
    text
      .toLowerCase()
      .replaceAll(/(?<=[iy])z/g, 's')
      .replaceAll('our', 'or')
      .replaceAll('ogue', 'og')
      .replace(/nce(?=s?$)/, 'nse')
      .replace(/re(?=s?$)/, 'er')
      .replace(/(?<=[bct])red$/, 'ered')
      .replaceAll(/ll(?=[efimsy]|ors?$|ous|$)/g, 'l'),
  );
  return one === other;
}
