import fs from 'node:fs';
import path from 'node:path';

import {filesBelow, pathFrom} from '../../src/lib/files';
import {textFiles} from '../../src/plugins/texts';
import {type Check, findingAtOffset, seesAll} from './context';

/** What has one name on this site, and the other names that writers use for it: the table of STYLE.md. */
export const TERMS: readonly {
  other: RegExp;
  term: string;
  /** What the line is about, where the words have other meanings as well. */
  about?: RegExp;
  /** The words in the same form, where there is one right answer. */
  instead?: (found: string) => string;
}[] = [
  {
    other: /\bworking days?\b/gi,
    term: 'business day',
    instead: (found) => found.replace(/^working/, 'business').replace(/^Working/, 'Business'),
  },
  {
    // Money in general, and not the currency ("the euro"), one coin of it or a kind of account.
    other:
      /(?<![-#/\w])(?<!\b(?:the|an?|one|each|every|per|digital) )euro\b(?=[).,;:!?"<|]| ?\||$| (?:to|into|and|or|in|from|with|only|at|for|holdings?)\b)/gim,
    term: 'euros',
  },
  {
    // Of a payment, and not of a release or of HTML.
    other: /(?<!destination )(?<![-#/\w])tags?\b(?![-/])/gi,
    about:
      /\b(?:memos?|XRP|XLM|deposit|withdraw|send|sent|coins?|address|wallet|transfer|network)/i,
    term: 'memo (for XRP: destination tag)',
  },
  {
    other:
      /\b(?:(?:approved|trusted|allowed) (?:withdrawal )?address(?:es)?|approv\w+ (?:your )?(?:withdrawal )?address(?:es)?|allow-?lists?)\b/gi,
    term: 'whitelisted address, whitelist',
  },
  {other: /\bAML (?:compliance|policy|rules)\b/gi, term: 'AML and CTF policy'},
  {other: /\bPro (?=accounts?\b|tier|level)/g, term: 'Premium'},
  {
    // A list is "the log in …", and calls are "logged in a file".
    other:
      /(?<!\b(?:the|an?|this|that|each|every|our) )\blog(?:s|ged|ging)? (?:(?:in|on) ?to\b|(?:in|on)(?=$| (?:with|using|again|first|here|and|or|at|from|by|as|(?:your|the|our|an?) account)\b|[).,;:!?"*_]))/gim,
    term: 'sign in',
    instead: (found) =>
      found
        .replace(/^log(?:g(?=ed|ing))?/i, (verb) => (verb.startsWith('L') ? 'Sign' : 'sign'))
        .replace(/ (?:in|on)/, ' in')
        .replace(/into$/, 'in to'),
  },
  {
    other: /\b(?:seed|mnemonic) (?:phrases?|words)\b/gi,
    term: 'recovery phrase',
    instead: (found) =>
      found
        .replace(/^(?:seed|mnemonic)(?= phrase)/, 'recovery')
        .replace(/^(?:Seed|Mnemonic)(?= phrase)/, 'Recovery'),
  },
];

/** Each thing has one name. Keywords are exempt: there, the search needs the other names as well. */
export const terms: Check = {
  name: 'terms',
  run(context) {
    const {root, subjects} = context;
    const messages = seesAll(context)
      ? [...textFiles(root), ...shownOnPages(root)].map((repoPath) => ({
          repoPath,
          content: fs.readFileSync(path.join(root, repoPath), 'utf8'),
        }))
      : [];
    const findings = [...subjects, ...messages].flatMap((source) =>
      TERMS.flatMap(({other, term, about}) =>
        [...wordsOf(source.content).matchAll(other)]
          .filter(({index, input}) => !about || about.test(lineAround(input, index)))
          .map(({0: found, index}) =>
            findingAtOffset(source, index, `"${found}" has another name here`, `write "${term}"`),
          ),
      ),
    );
    return {count: subjects.length + messages.length, findings};
  },
};

function lineAround(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}

/** Drawings, figures and definitions, which pages show. */
function shownOnPages(root: string): string[] {
  return ['_drawings', '_figures', '_glossary']
    .flatMap((folder) => filesBelow(path.join(root, 'docs', folder)))
    .map((file) => pathFrom(root, file));
}

/** What readers do not see as words: other names in the glossary, other front matter than texts, code, entities and addresses. */
const NO_WORDS =
  /"(?:aliases|forms|except)": \[[^\]]*\]|^(?:keywords:.*\n(?:[ \t]+.*\n)*|(?!title|description|lead)[a-z_]+:(?=[ \n]).*$)|^ *(```+|~~~+)[^]*?^ *\1|(?<!`)`[^`\n]+`|&\w+;|(?<=\])\([^)\n]*\)/gm;

/** The text with spaces in place of what has no words, so that offsets stay the same. */
export function wordsOf(content: string): string {
  return content.replaceAll(NO_WORDS, (all) => all.replaceAll(/[^\n]/g, ' '));
}
