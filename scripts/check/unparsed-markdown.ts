import {visitParents} from 'unist-util-visit-parents';

import type {Finding} from '../../src/lib/finding';
import {findingAtOffset, type Check, type SourcePage} from './context';

interface Leftover {
  pattern: RegExp;
  message: string;
  fix: string;
}

/** Markup that was parsed as text without an error. */
const LEFTOVERS: readonly Leftover[] = [
  {
    pattern: /(?<![\w:])::(?!:)[a-z][a-z-]*(?: ?\[[^\]\n]*\]?)?/g,
    message: 'is shown as plain text',
    fix: 'put it on a line of its own, with the bracket right after the name',
  },
  {
    pattern: /\[[^\]\n]+\]\([^)\n]*\)/g,
    message: 'is not parsed as a link',
    fix: 'remove the space from the address: rename the file, or write %20',
  },
  {
    pattern: /\[[^\]\n]+\] \((?:https?:|\.{0,2}\/|[\w./-]+\.md)[^)\n]*\)/g,
    message: 'is not parsed as a link',
    fix: 'remove the space between the brackets and the address',
  },
  {
    pattern: /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]|^!!! \w+/gim,
    message: 'is the admonition of another dialect and is shown as plain text',
    fix: 'open it with ":::note[Title]" and close it with ":::", each on its own line between blank lines',
  },
  {
    pattern: /^\|.*\|[ \t]*(?:\n\|.*)+/gm,
    message: 'is a table row that is shown as plain text',
    fix: 'give the line below it one "---" for each column, as in | --- | --- |',
  },
  {
    pattern: /\b(?!https?:|wss?:)h\w{2,5}:\/\/\S+/gi,
    message: 'is not a web address',
    fix: 'write [text](https://…)',
  },
  {
    pattern: /\[\^[\w-]+\]/g,
    message: 'is a footnote reference without a footnote',
    fix: 'add a line "[^1]: text", or put the text in the sentence',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum)\b/g,
    message: 'is a leftover placeholder',
    fix: 'write the missing text',
  },
  {
    pattern: /(?<![*\w])\*\*(?=\S)|(?<=\S)\*\*(?![*\w])/g,
    message: 'is shown as plain text',
    fix: 'put ** on both sides of the words, without spaces inside',
  },
  {
    pattern: /[\u200b\u2060\ufeff\u202a-\u202e]/g,
    message: 'is invisible and breaks words for search and screen readers',
    fix: 'remove it (it often comes with pasted text)',
  },
];

/** No markup is left as text. */
export const unparsedMarkdown: Check = {
  name: 'unparsed-markdown',
  run: ({subjects}) => ({looked: subjects.length, findings: subjects.flatMap(checkPage)}),
};

function checkPage(page: SourcePage): Finding[] {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  visitParents(page.markdown, 'text', (node, ancestors) => {
    if (ancestors.some(({type}) => type === 'textDirective' || type === 'leafDirective')) return;
    const start = node.position?.start.offset ?? 0;
    for (const {pattern, message, fix} of LEFTOVERS) {
      for (const [match] of node.value.matchAll(pattern)) {
        const [text = ''] = match.split('\n');
        const at = Math.max(page.content.indexOf(text, start), start);
        findings.push(findingAtOffset(page, at, `${shownAs(text.trim())} ${message}`, fix));
      }
    }
  });
  return findings;
}

/** Invisible characters are shown by their code point. */
function shownAs(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  const isHidden = text.length === 1 && (code < 0x20 || code > 0x1fff);
  return isHidden
    ? `the character U+${code.toString(16).padStart(4, '0').toUpperCase()}`
    : `"${text}"`;
}
