import type {ContainerDirective} from 'mdast-util-directive';

import {type Finding, suggestion} from '../../src/lib/finding';
import {findingAt, pageRule, type SourcePage} from './context';
import {nodesOf, type Passage, passagesOf, placeOfPart} from './prose';

/** The admonitions that the site has a style for. */
export const ADMONITIONS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

const BOX =
  'open an admonition with ":::note[Title]" and close it with ":::", each on its own line between blank lines';

/** For a dash, and not before the arguments of a command. */
const HYPHENS =
  /(?<!\b(?:npm|npx|pnpm|yarn|node|git|docker|cargo|kubectl|oc|helm|exec|sudo|ssh|bash|sh|python|java|deno|bun|poetry)\b[^\n]*)(?<=[\p{L}\d)] )---?(?= [\p{L}\d(])/gu;

interface Mark {
  pattern: RegExp;
  /** Behind the text; by default, that readers see it. */
  message?: string;
  /** `$1` is the first group of the pattern. */
  fix: string;
}

/** Markup that is left in the parsed text of a page, so that readers see it. */
const IN_TEXT: readonly Mark[] = [
  {
    pattern: /^ *:::+ ?([a-z]+) +["']?([^["'\s].*?)["']?$/gm,
    message: 'is shown as plain text: the title of the admonition needs square brackets',
    fix: 'write :::$1[$2]',
  },
  {pattern: /^ *:::+(?! ?[a-z]+ +[^[\s]).*$/gm, fix: BOX},
  {
    pattern: /(?<![\w:])::(?!:)[a-z][a-z-]*(?: ?\[[^\]\n]*\]?)?/g,
    fix: 'put it on a line of its own, with the bracket right after the name',
  },
  {
    pattern: /\[[^\]\n]+\](?:\([^)\n]*\)| \((?:https?:|\.{0,2}\/|[\w./-]+\.md)[^)\n]*\))/g,
    message: 'is not parsed as a link',
    fix: 'remove the space: between the brackets and the address, and in the address, where a file can be renamed',
  },
  {
    pattern: /\[!\w+[^\]\n]*\]|^(?:!!!|\?\?\?\+?) ?\w+|^\.\. [a-z-]+::/gim,
    message: 'is an admonition in another Markdown dialect and is shown as plain text',
    fix: BOX,
  },
  {
    pattern:
      /(?<![=\w])==(?=\S)[^=\n]*[^=\s]==(?![=\w])|(?<![*\w])\*\*(?=\S)|(?<=\S)\*\*(?![*\w])/g,
    fix: 'put ** on both sides of the words, without spaces inside',
  },
  {pattern: /(?<=[\p{L}\d)])\^[^\s^]+\^/gu, fix: 'write <sup>…</sup>'},
  {
    pattern: /\[\[?_?toc_?\]?\]|\{:toc\}|(?<![\w:]):[a-z][a-z_+-]+:(?![\w:[])/gi,
    fix: 'leave it out: there are no emoji by name, and each page has its table of contents',
  },
  {pattern: /!?\[\[(?!_?toc_?\])[^\]\n]+\]\]/gi, fix: 'write [text](./file.md)'},
  {pattern: HYPHENS, message: 'is shown as hyphens', fix: 'write – for a dash'},
  {
    pattern: /^[•‣◦▪●] .*(?:\n[•‣◦▪●] .*)*|^a[.)] .*(?:\n.*)*?\nb[.)] .*/gm,
    message: 'is shown as plain text, not as a list',
    fix: 'start list items with -, or number them 1, 2, 3',
  },
  {
    pattern: /\^\[[^\]\n]+\]|\[\^[\w-]+\]/g,
    message: 'is a footnote that is shown as plain text',
    fix: 'add a line for each, as in "[^1]: text", or put the text in the sentence',
  },
  {
    pattern: /^\|.*\|[ \t]*(?:\n\|.*)+/gm,
    message: 'is a table row that is shown as plain text',
    fix: 'write one "---" for each column in the line below it, as in | --- | --- |',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum)\b/g,
    message: 'is a leftover placeholder',
    fix: 'write the missing text',
  },
  {
    pattern: /[\u200b\u2060\ufeff\u202a-\u202e]/g,
    message: 'is invisible and breaks words for search and screen readers',
    fix: 'remove it (it often comes with pasted text)',
  },
];

/** Markdown, tags, braces and directives in a field of the front matter. */
const inField = (field: string): Mark => ({
  pattern:
    /\*{1,2}\S[^*]*\*{1,2}|(?<!\w)__?\S[^_]*__?(?!\w)|`[^`]*`|\[[^\]]*\]\([^)]*\)|:[a-z]+\[[^\]]*\]|<\/?[a-z][^>]*>|\{[^}]*\}|~~\S/gi,
  message: `in the ${field} is shown as it is typed`,
  fix: 'write plain text: it is shown in tabs, cards and search results',
});

const MARKS: Partial<Record<Passage['place'], readonly Mark[]>> = {
  text: IN_TEXT,
  title: [inField('title')],
  description: [inField('description')],
};

const HIGHLIGHT = /(?:\/\/|#|<!--|\/\*|\{\/\*|--)\s*highlight-(?:next-line|start|end)/;

/** Admonitions are known and closed, and no markup is left as text. */
export const markup = pageRule('markup', (page) => [
  ...nodesOf(page.markdown, 'containerDirective').flatMap((box) => boxFindings(page, box)),
  ...leftovers(page),
  ...nodesOf(page.markdown, 'code').flatMap((node): Finding[] => {
    const [comment] = HIGHLIGHT.exec(node.value) ?? [];
    const message = `"${comment}" is shown as part of the code`;
    const fix = `name the lines behind the language, as in \`\`\`${node.lang ?? 'js'} {2}`;
    return comment ? [findingAt(page, node, message, fix)] : [];
  }),
]);

function boxFindings(page: SourcePage, box: ContainerDirective): Finding[] {
  const last = page.content.split('\n')[(box.position?.end.line ?? 1) - 1] ?? '';
  const name = `":::${box.name}"`;
  const findings: Finding[] = [];
  if (!ADMONITIONS.includes(box.name)) {
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
  const {content} = page;
  const found = passagesOf(page).flatMap(({text: passage, offset, end, place}) =>
    (MARKS[place] ?? []).flatMap(({pattern, message = 'is shown as plain text', fix}) =>
      [...passage.matchAll(pattern)].flatMap(({0: match, index}): Finding[] => {
        const [line = ''] = match.split('\n');
        const start = placeOfPart(content, line, offset + index);
        // With a backslash in front of one of its marks.
        const isMeant = content[start - 1] === '\\' || !content.slice(offset, end).includes(line);
        if (isMeant) return [];
        const subject = shownAs(line.trim());
        const remedy = fix.includes('$') ? match.replace(pattern, fix) : fix;
        return [{...findingAt(page, start, `${subject} ${message}`, remedy), subject}];
      }),
    ),
  );
  // The ":::" that closes a wrongly opened admonition is not reported again.
  const isClosing = ({subject}: Finding): boolean => subject === '":::"';
  const isOpened = found.some((one) => one.subject?.startsWith('":::') && !isClosing(one));
  return isOpened ? found.filter((one) => !isClosing(one)) : found;
}

/** Invisible characters are shown by their code point. */
function shownAs(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  const isHidden = text.length === 1 && (code < 0x20 || code > 0x1fff);
  return isHidden
    ? `the character U+${code.toString(16).padStart(4, '0').toUpperCase()}`
    : `"${text}"`;
}
