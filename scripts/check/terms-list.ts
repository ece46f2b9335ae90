/** Words that have another name here, or that say what no page should say. STYLE.md has the same list for writers. */
interface Term {
  other: RegExp;
  /** Begins behind the words that were found. */
  reason: string;
  fix: string;
  /** What the line must be about, where the words have other meanings as well. */
  about?: RegExp;
}

const NAMED = 'has another name here';

export const TERMS: readonly Term[] = [
  {
    other: /\bworking days?\b/gi,
    reason: NAMED,
    fix: 'write "business day"',
  },
  {
    // Money in general, and not the currency ("the euro"), one coin of it or a kind of account.
    other:
      /(?<![-#/\w])(?<!\b(?:the|an?|one|each|every|per|digital) )euro\b(?=[).,;:!?"<|]| ?\||$| (?:to|into|and|or|in|from|with|only|at|for|holdings?)\b)/gim,
    reason: NAMED,
    fix: 'write "euros"',
  },
  {
    // Of a payment, and not of a release or of HTML.
    other: /(?<!destination )(?<![-#/\w])tags?\b(?![-/])/gi,
    about:
      /\b(?:memos?|XRP|XLM|deposit|withdraw|send|sent|coins?|address|wallet|transfer|network)/i,
    reason: NAMED,
    fix: 'write "memo" (for XRP: "destination tag")',
  },
  {
    other:
      /\b(?:(?:approved|trusted|allowed) (?:withdrawal )?address(?:es)?|approv\w+ (?:your )?(?:withdrawal )?address(?:es)?|allow-?lists?)\b/gi,
    reason: NAMED,
    fix: 'write "whitelisted address" or "whitelist"',
  },
  {
    other: /\bAML (?:compliance|policy|rules)\b/gi,
    reason: NAMED,
    fix: 'write "AML and CTF policy"',
  },
  {other: /\bPro (?=accounts?\b|tier|level)/g, reason: NAMED, fix: 'write "Premium"'},
  {
    // A list is "the log in …", and calls are "logged in a file".
    other:
      /(?<!\b(?:the|an?|this|that|each|every|our) )\blog(?:s|ged|ging)? (?:(?:in|on) ?to\b|(?:in|on)(?=$| (?:with|using|again|first|here|and|or|at|from|by|as|(?:your|the|our|an?) account)\b|[).,;:!?"*_]))|\blogging in(?! (?:an?|the) )\b/gim,
    reason: NAMED,
    fix: 'write "sign in"',
  },
  {
    other: /\b(?:(?:seed|mnemonic) (?:phrases?|words)|mnemonics?)\b/gi,
    reason: NAMED,
    fix: 'write "recovery phrase"',
  },
  {
    other:
      /\b(?:(?:our|these|the|this)\s+(?:fee\s+)?(?:pages?|lists?|schedule|site|website)\s+do(?:es)?\s+not\s+(?:say|state|guess)|we\s+publish\s+no|(?<!\b(?:if|where|when) )no\s+(?:[\w-]+\s+){1,3}is\s+(?:promised|stated|published))\b/gi,
    reason: 'is about what we leave out',
    fix: 'leave it out, and note the question in docs/_owner/open-questions.md',
  },
];
