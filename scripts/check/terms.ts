import type {Finding} from '../../src/lib/finding';
import {type Check, findingAt, type Source} from './context';
import {type Passage, passagesOf, placeOfPart} from './prose';
import {shownSources} from './sources';

/** A list is "the log in …", so no article may stand before it. */
const LOG = String.raw`(?<!\b(?:the|an?|this|that|each|every|our) )\blog(?:s|ged|ging)?`;
/** What follows a verb, unlike "logged in a file". */
const FOLLOWER = String.raw`$|[).,;:!?"*_]| (?:with|using|again|first|here|and|or|at|from|by|as)\b| (?:your|the|our|an?) account\b`;
const LOG_IN = new RegExp(
  String.raw`${LOG} (?:(?:in|on) ?to\b|(?:in|on)(?=${FOLLOWER}))|\blogging in(?! (?:an?|the) )\b`,
  'gim',
);

/** Words that have another name here, or that say what no page should say. STYLE.md has the same list for writers. */
interface Term {
  other: RegExp;
  /** Begins behind the words that were found. */
  reason?: string;
  fix: string;
  /** What the line must be about, where the words have other meanings as well. */
  about?: RegExp;
}

export const TERMS: readonly Term[] = [
  {other: /\bworking days?\b/gi, fix: 'write "business day"'},
  {
    // Money in general, and not the currency ("the euro"), one coin of it or a kind of account.
    other:
      /(?<![-#/\w])(?<!\b(?:the|an?|one|each|every|per|digital) )euro\b(?=[).,;:!?"<|]| ?\||$| (?:to|into|and|or|in|from|with|only|at|for|holdings?)\b)/gim,
    fix: 'write "euros"',
  },
  {
    // Of a payment, and not of a release or of HTML.
    other: /(?<!destination )(?<![-#/\w])tags?\b(?![-/])/gi,
    about:
      /\b(?:memos?|XRP|XLM|deposit|withdraw|send|sent|coins?|address|wallet|transfer|network)/i,
    fix: 'write "memo" (for XRP: "destination tag")',
  },
  {
    other:
      /\b(?:(?:approved|trusted|allowed) (?:withdrawal )?address(?:es)?|approv\w+ (?:your )?(?:withdrawal )?address(?:es)?|allow-?lists?)\b/gi,
    fix: 'write "whitelisted address" or "whitelist"',
  },
  {other: /\bAML (?:compliance|policy|rules)\b/gi, fix: 'write "AML and CTF policy"'},
  {other: /\bPro (?=accounts?\b|tier|level)/g, fix: 'write "Premium"'},
  {
    other: LOG_IN,
    fix: 'write "sign in"',
  },
  {
    other: /\b(?:(?:seed|mnemonic) (?:phrases?|words)|mnemonics?)\b/gi,
    fix: 'write "recovery phrase"',
  },
  {
    other:
      /\b(?:(?:our|these|the|this)\s+(?:fee\s+)?(?:pages?|lists?|schedule|site|website)\s+do(?:es)?\s+not\s+(?:say|state|guess)|we\s+publish\s+no|(?<!\b(?:if|where|when) )no\s+(?:[\w-]+\s+){1,3}is\s+(?:promised|stated|published))\b/gi,
    reason: 'is about what we leave out',
    fix: 'leave it out, and note the question in docs/_owner/open-questions.md',
  },
];

/** Each thing has one name. Keywords are exempt: there, the search needs the other names as well. */
export const terms: Check = {
  name: 'terms',
  run: (context) => [
    ...context.subjects.flatMap((page) =>
      passagesOf(page).flatMap((passage) => inPassage(page, passage)),
    ),
    ...shownSources(context).flatMap((source) =>
      inPassage(source, {text: withoutAliases(source.content), offset: 0}),
    ),
  ],
};

function inPassage(source: Source, {text, offset}: Pick<Passage, 'text' | 'offset'>): Finding[] {
  return TERMS.flatMap(({other, reason = 'has another name here', fix, about = /^/}) =>
    [...text.matchAll(other)]
      .filter(({index}) => about.test(lineAround(text, index)))
      .map(({0: found, index}) => {
        const start = placeOfPart(source.content, found, offset + index);
        return findingAt(source, start, `"${found}" ${reason}`, fix);
      }),
  );
}

function lineAround(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}

/** With spaces in place of the other names of a term of the glossary. */
function withoutAliases(content: string): string {
  return content.replaceAll(/"(?:aliases|forms|except)": \[[^\]]*\]/g, (all) =>
    all.replaceAll(/[^\n]/g, ' '),
  );
}
