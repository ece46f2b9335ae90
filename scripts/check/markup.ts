import type {ContainerDirective} from 'mdast-util-directive';

import {type Finding, suggestion} from '../../src/lib/finding';
import {findingAt, findingAtOffset, pageRule, type SourcePage} from './context';
import {merged} from './merged';
import {nodesOf, plainTexts} from './prose';
import {FORMULA, FORMULA_TEXT, formulaAround} from './silent';

/** The admonitions that the site has a style for. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

interface Leftover {
  pattern: RegExp;
  message: string;
  /** `$1` is the first group of the pattern. */
  fix: string;
}

/** For a dash, and not before the arguments of a command. */
export const HYPHENS =
  /(?<!\b(?:npm|npx|pnpm|yarn|node|git|docker|cargo|kubectl|oc|helm|exec|sudo|ssh|bash|sh|python|java|deno|bun|poetry)\b[^\n]*)(?<=[\p{L}\d)] )---?(?= [\p{L}\d(])/gu;

/** Markup that was parsed as text without an error. */
const LEFTOVERS: readonly Leftover[] = [
  {
    pattern: /^ *:::+ ?(?:details|collapse|spoiler)\b.*$/gm,
    message: 'is shown as plain text',
    fix: 'give the text a heading instead: readers and the search find it there',
  },
  {
    pattern: /^ *:::+ ?(?!details|collapse|spoiler)([a-z]+) +["']?([^["'\s].*?)["']?$/gm,
    message: 'is shown as plain text: the title of the admonition needs square brackets',
    fix: 'write :::$1[$2]',
  },
  {
    pattern: /^ *:::+(?! ?[a-z]+ +[^[\s])(?! ?(?:details|collapse|spoiler)\b).*$/gm,
    message: 'is shown as plain text',
    fix: 'open an admonition with ":::note[Title]" and close it with ":::", each on its own line between blank lines',
  },
  {
    pattern: /(?<![\w:])::(?!:)[a-z][a-z-]*(?: ?\[[^\]\n]*\]?)?/g,
    message: 'is shown as plain text',
    fix: 'put it on a line of its own, with the bracket right after the name',
  },
  {
    pattern: /\[[^\]\n]+\]\(\S+ +=\d*x?\d*\)/g,
    message: 'is not parsed as an image, because of the size',
    fix: 'remove the size: images fit the column',
  },
  {
    pattern: /\[[^\]\n]+\]\((?!\S+ +=\d*x?\d*\))[^)\n]*\)/g,
    message: 'is not parsed as a link',
    fix: 'remove the space from the address: rename the file, or write %20',
  },
  {
    pattern: /\[[^\]\n]+\] \((?:https?:|\.{0,2}\/|[\w./-]+\.md)[^)\n]*\)/g,
    message: 'is not parsed as a link',
    fix: 'remove the space between the brackets and the address',
  },
  {
    pattern: /\[!\w+[^\]\n]*\]|^(?:!!!|\?\?\?\+?) ?\w+|^\.\. [a-z-]+::/gim,
    message: 'is an admonition in another Markdown dialect and is shown as plain text',
    fix: 'open it with ":::note[Title]" and close it with ":::", each on its own line between blank lines, or run npm run check -- --fix',
  },
  {
    pattern: FORMULA_TEXT,
    ...FORMULA,
  },
  {
    pattern: /(?<![=\w])==(?=\S)(?:[^=\n]*[^=\s])==(?![=\w])/g,
    message: 'is shown as plain text',
    fix: 'write **bold**, or leave out the marks',
  },
  {
    pattern: /(?<=[\p{L}\d)])\^[^\s^]+\^/gu,
    message: 'is shown as plain text',
    fix: 'write <sup>…</sup>',
  },
  {
    pattern: /(?<![\w+])\+\+[a-z][\w+ -]*\+\+(?![\w+])/gi,
    message: 'is shown as plain text',
    fix: 'write each key as <kbd>Ctrl</kbd>',
  },
  {
    pattern: /\[\[?_?toc_?\]?\]|\{:toc\}|\$\{toc\}/gi,
    message: 'is shown as plain text',
    fix: 'remove it: each page has its table of contents',
  },
  {
    pattern: /!\[\[[^\]\n]+\]\]/gi,
    message: 'is shown as plain text',
    fix: 'write ![description](./file.png)',
  },
  {
    pattern: /^\+{3}\n/g,
    message: 'starts front matter in TOML, which is shown as plain text',
    fix: 'write it between lines of ---, as in "title: How refunds work"',
  },
  {
    pattern: HYPHENS,
    message: 'is shown as hyphens',
    fix: 'write – for a dash',
  },
  {
    pattern: /%%(?=\S)[^%\n]+%%/g,
    message: 'is a comment that is shown as plain text',
    fix: 'write {/* … */}',
  },
  {
    pattern: /^[•‣◦▪●] .*(?:\n[•‣◦▪●] .*)*/gm,
    message: 'is shown as plain text, not as a list',
    fix: 'start list items with -',
  },
  {
    pattern: /^a[.)] .*(?:\n.*)*?\nb[.)] .*/gm,
    message: 'is shown as plain text, not as a list',
    fix: 'number the items 1, 2, 3',
  },
  {
    pattern: /(?<!!)\[\[(?!_?toc_?\])[^\]\n]+\]\]/gi,
    message: 'is shown as plain text',
    fix: 'write [text](./file.md)',
  },
  {
    pattern: /^\*\[[^\]\n]+\]:.*$/gm,
    message: 'is shown as plain text',
    fix: 'add the term to docs/_glossary/terms.json',
  },
  {
    pattern: /(?<=\n): +\S.*$/gm,
    message: 'is a definition that is shown as plain text',
    fix: 'write a list, as in "- **Term**: its definition"',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z_+-]+:(?![\w:[])/g,
    message: 'names an emoji or a setting, and is shown as plain text',
    fix: 'leave it out',
  },
  {
    pattern: /\^\[[^\]\n]+\]/g,
    message: 'is a footnote that is shown as plain text',
    fix: 'put the text in the sentence',
  },
  {
    pattern: /^\|.*\|[ \t]*(?:\n\|.*)+/gm,
    message: 'is a table row that is shown as plain text',
    fix: 'write one "---" for each column in the line below it, as in | --- | --- |',
  },
  {
    pattern: /\b(?!https?:|wss?:)h\w{2,5}:\/\/\S+/gi,
    message: 'is not a web address',
    fix: 'write [text](https://…)',
  },
  {
    pattern: /\[\^[\w-]+\]/g,
    message: 'is a footnote reference without a footnote',
    fix: 'add a line for each, as in "[^1]: text", or put the text in the sentence',
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

/** Admonitions are known and closed, and no markup is left as text. */
export const markup = pageRule('markup', (page) => [
  ...nodesOf(page.markdown, 'containerDirective').flatMap((box) => boxFindings(page, box)),
  ...leftovers(page),
]);

function boxFindings(page: SourcePage, box: ContainerDirective): Finding[] {
  const last = page.content.split('\n')[(box.position?.end.line ?? 1) - 1] ?? '';
  const name = `":::${box.name}"`;
  const findings: Finding[] = [];
  if (!(ADMONITIONS as readonly string[]).includes(box.name)) {
    const fix = suggestion(box.name, ADMONITIONS);
    findings.push(findingAt(page, box, `unknown admonition ${name}`, fix));
  }
  if (!/^[\s>]*:::+\s*$/.test(last)) {
    const message = `the admonition ${name} is not closed, so the rest of the page is inside it`;
    findings.push(findingAt(page, box, message, 'add a line with ":::" where it should end'));
  }
  return findings;
}

function leftovers(page: SourcePage): Finding[] {
  const found = plainTexts(page.markdown).flatMap((node) => {
    const start = node.position?.start.offset ?? 0;
    const source = page.content.slice(start, node.position?.end.offset);
    return LEFTOVERS.flatMap(({pattern, message, fix}) =>
      [...node.value.matchAll(pattern)].flatMap(([match]) => {
        const [text = ''] = match.split('\n');
        const at = Math.max(page.content.indexOf(text, start), start);
        const isMeant = text !== '' && source.includes(`\\${text[0]}`) && !source.includes(text);
        if (isMeant || formulaAround(page.content, at)) return [];
        const subject = shownAs(text.trim());
        const remedy = fix.includes('$') ? match.replace(pattern, fix) : fix;
        return {...findingAtOffset(page, at, `${subject} ${message}`, remedy), subject};
      }),
    );
  });
  // The ":::" that closes a wrongly opened admonition is not reported again.
  const isClosing = ({message}: Finding): boolean => message.startsWith('":::"');
  const hasOpening = found.some((one) => one.message.startsWith('":::') && !isClosing(one));
  const rest = hasOpening ? found.filter((finding) => !isClosing(finding)) : found;
  return merged(rest);
}

/** Invisible characters are shown by their code point. */
function shownAs(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  const isHidden = text.length === 1 && (code < 0x20 || code > 0x1fff);
  return isHidden
    ? `the character U+${code.toString(16).padStart(4, '0').toUpperCase()}`
    : `"${text}"`;
}
