import type {Code, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {brand} from '../../src/config/brand';
import {basePath} from '../../src/config/site';
import type {Fault, Finding} from '../../src/lib/finding';
import {findingAt, findingAtField, pageRule, type SourcePage} from './context';
import {merged} from './merged';
import {nodesOf} from './prose';

/** What builds without an error, and is not what the writer meant. */
export const silent = pageRule('silent', (page) => {
  const {markdown} = page;
  const nodes = [
    ...nodesOf(markdown, 'link').map((node) => ({node, fault: faultOfLink(node)})),
    ...nodesOf(markdown, 'code').map((node) => ({node, fault: faultOfCode(node)})),
  ];
  return merged([
    ...nodes.flatMap(({node, fault}) =>
      fault ? [findingAt(page, node, fault.message, fault.fix)] : [],
    ),
    ...['title', 'description'].flatMap((field) => marksInField(page, field)),
  ]);
});

/** Markdown, tags, braces and directives. */
const MARKS =
  /\*{1,2}\S[^*]*\*{1,2}|(?<!\w)__?\S[^_]*__?(?!\w)|`[^`]*`|\[[^\]]*\]\([^)]*\)|:[a-z]+\[[^\]]*\]|<\/?[a-z][^>]*>|\{[^}]*\}|~~\S/i;

function marksInField(page: SourcePage, field: string): Finding[] {
  const value = page.frontMatter[field];
  const [marks] = (typeof value === 'string' && MARKS.exec(value)) || [];
  if (!marks) return [];
  const message = `"${marks}" in the ${field} is shown as it is typed`;
  const fix = 'write plain text: it is shown in tabs, cards and search results';
  return [findingAtField(page, field, message, fix)];
}

const HOST = new URL(brand.siteUrl).host.replace(/^www\./, '').replaceAll('.', String.raw`\.`);

/** Hosts that only the writer can reach. */
const OWN_HOST =
  /^(?:https?:\/\/(?:localhost|0\.0\.0\.0|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|[\w-]+\.(?:local|internal|test)(?=[:/]|$))|file:)/i;

/** The site itself, with or without www. */
const OWN_SITE = new RegExp(
  String.raw`^(?:https?:)?//(?:www\.)?${HOST}(?:${basePath})?(?=[/?#]|$)`,
  'i',
);

function faultOfLink(node: Link): Fault | undefined {
  const {url} = node;
  if (OWN_SITE.test(url)) {
    return {
      message: `${url} names the site itself, so previews and archives leave it`,
      fix: `write "${url.replace(OWN_SITE, '') || '/'}", or link to the file`,
    };
  }
  if (OWN_HOST.test(url)) {
    return {
      message: `${url} leads to the reader’s own computer or network`,
      fix: 'link to the published page, or put an example address in `code`',
    };
  }
  const hasWords =
    /[\p{L}\p{N}]/u.test(toString(node)) ||
    node.children.some(({type}) => type === 'image' || type.includes('irective'));
  return hasWords
    ? undefined
    : {message: 'the link has no text', fix: 'say between the brackets where it leads'};
}

const HIGHLIGHT = /(?:\/\/|#|<!--|\/\*|\{\/\*|--)\s*highlight-(?:next-line|start|end)/;

function faultOfCode({lang, value}: Code): Fault | undefined {
  const [comment] = HIGHLIGHT.exec(value) ?? [];
  if (!comment) return undefined;
  return {
    message: `"${comment}" is shown as part of the code`,
    fix: `name the lines behind the language, as in \`\`\`${lang ?? 'js'} {2}`,
  };
}
