import fs from 'node:fs';

import type {Code, Delete, Image, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {brand} from '../../src/config/brand';
import {OWN_HOST} from '../../src/content/mdx-faults';
import {type Fault, type Finding, nearest, suggestion} from '../../src/lib/finding';
import {findingAt, findingAtField, pageRule, type SourcePage} from './context';
import {merged} from './merged';
import {nodesOf} from './prose';

/** What builds without an error, and is not what the writer meant. */
export const silent = pageRule('silent', (page) => merged(findingsIn(page)));

const findingsIn = (page: SourcePage): Finding[] => [
  ...nodesOf(page.markdown, 'link').flatMap((node) => at(page, node, faultOfLink(node))),
  ...nodesOf(page.markdown, 'image').flatMap((node) => at(page, node, faultOfImage(node))),
  ...nodesOf(page.markdown, 'delete').flatMap((node) => at(page, node, faultOfDelete(node, page))),
  ...nodesOf(page.markdown, 'code').flatMap((node) => at(page, node, faultOfCode(node))),
  ...['title', 'description'].flatMap((field) => {
    const value = page.frontMatter[field];
    const [marks] = (typeof value === 'string' && MARKS.exec(value)) || [];
    if (!marks) return [];
    const message = `"${marks}" in the ${field} is shown as it is typed`;
    return [
      findingAtField(
        page,
        field,
        message,
        'write plain text: it is shown in tabs, cards and search results',
      ),
    ];
  }),
];

/** Markdown, tags, braces and directives. */
const MARKS =
  /\*{1,2}\S[^*]*\*{1,2}|(?<!\w)__?\S[^_]*__?(?!\w)|`[^`]*`|\[[^\]]*\]\([^)]*\)|:[a-z]+\[[^\]]*\]|<\/?[a-z][^>]*>|\{[^}]*\}|~~\S/i;

function at(page: SourcePage, node: Parameters<typeof findingAt>[1], fault: Fault | undefined) {
  return fault ? [findingAt(page, node, fault.message, fault.fix)] : [];
}

/** The site itself, with or without www. */
const OWN_SITE = new RegExp(
  String.raw`^(?:https?:)?//(?:www\.)?${new URL(brand.siteUrl).host.replace(/^www\./, '').replaceAll('.', String.raw`\.`)}(?=[/?#]|$)`,
  'i',
);

function faultOfLink(node: Link): Fault | undefined {
  if (OWN_SITE.test(node.url)) {
    return {
      message: `${node.url} names the site itself, so previews and archives leave it`,
      fix: `write "${node.url.replace(OWN_SITE, '') || '/'}", or link to the file`,
    };
  }
  if (OWN_HOST.test(node.url)) {
    return {
      message: `${node.url} leads to the reader’s own computer or network`,
      fix: 'link to the published page, or put an example address in `code`',
    };
  }
  const hasImage = nodesOf({type: 'root', children: [node]}, 'image').length > 0;
  if (
    hasImage ||
    /[\p{L}\p{N}]/u.test(toString(node)) ||
    node.children.some(({type}) => type.includes('irective'))
  ) {
    return undefined;
  }
  return {message: 'the link has no text', fix: 'say between the brackets where it leads'};
}

function faultOfImage({alt}: Image): Fault | undefined {
  const [size] = /\|\d+(?:x\d+)?$/.exec(alt ?? '') ?? [];
  return size
    ? {message: `"${size}" is read out as part of the description`, fix: `remove "${size}"`}
    : undefined;
}

function faultOfDelete({position}: Delete, {content}: SourcePage): Fault | undefined {
  const source = content.slice(position?.start.offset, position?.end.offset);
  return source.startsWith('~~')
    ? undefined
    : {
        message: `${source} is shown struck through`,
        fix: `write <sub>${source.slice(1, -1)}</sub>`,
      };
}

/** Languages and their other names. Those without a grammar here are shown in one colour. */
const LANGUAGES: ReadonlySet<string> = new Set([
  ...languagesOfPrism(),
  ...['text', 'txt', 'plain', 'plaintext', 'console', 'output', 'jsonc', 'mdx', 'curl', 'env'],
]);

function languagesOfPrism(): string[] {
  const file = require.resolve('prismjs/components.json');
  const {languages} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    languages: Record<string, {alias?: string | string[]}>;
  };
  return Object.entries(languages).flatMap(([name, {alias = []}]) => [name, ...[alias].flat()]);
}

/** Other names of languages, which no letters lead to. */
export const ALIASES: Readonly<Record<string, string>> = {
  golang: 'go',
  make: 'makefile',
  ndjson: 'json',
  jsonl: 'json',
  ps1: 'powershell',
  pwsh: 'powershell',
  terraform: 'hcl',
  markdoc: 'markdown',
  regexp: 'regex',
  vue: 'html',
  zsh: 'bash',
  terminal: 'bash',
  cmd: 'batch',
};

/** Whether a name is no language here, and resembles none: its code has one colour, like text. */
export function isForeignLanguage(name: string): boolean {
  const isKnown = [...LANGUAGES, ...DIAGRAMS, ...FORMULAS].includes(name.toLowerCase());
  return !isKnown && nearest(name.toLowerCase(), [...LANGUAGES]) === undefined;
}

const DIAGRAMS = ['mermaid', 'plantuml', 'dot', 'graphviz', 'd2', 'flowchart', 'sequence'];
const FORMULAS = ['math', 'latex', 'tex', 'katex'];
const HIGHLIGHT = /(?:\/\/|#|<!--|\/\*|\{\/\*|--)\s*highlight-(?:next-line|start|end)/;

function faultOfCode({lang, value}: Code): Fault | undefined {
  const name = lang?.toLowerCase() ?? '';
  if (DIAGRAMS.includes(name)) {
    return {
      message: `the ${name} diagram is shown as code`,
      fix: 'make a drawing in docs/_drawings, and show it with ::drawing[name]',
    };
  }
  if (FORMULAS.includes(name)) return {...FORMULA, message: `this ${FORMULA.message}`};
  if (name !== '' && !LANGUAGES.has(name)) {
    const known = [...LANGUAGES].filter((each) => each.length > 2);
    const other = ALIASES[name];
    // Short names resemble others by chance.
    const near = name.length < 5 ? 'use a name that exists' : suggestion(name, known);
    return {
      message: `unknown code language "${lang}"`,
      fix: `${other ? `write "${other}"` : near}, or "text"`,
    };
  }
  const [comment] = HIGHLIGHT.exec(value) ?? [];
  if (!comment) return undefined;
  return {
    message: `"${comment}" is shown as part of the code`,
    fix: `name the lines behind the language, as in \`\`\`${name || 'js'} {2}`,
  };
}

export const FORMULA_TEXT =
  /\$\$(?:(?:[^$\\]|\\[^])*\$\$)?|(?<![\w$])\$\\?[A-Za-z][^$\n]*[=^_\\{][^$\n]*\$/g;
export const FORMULA: Fault = {
  message: 'is a formula that is shown as it is typed',
  fix: 'write it as a sentence with × and =, or in `code`',
};

/** The formula that an offset is inside of. It is reported as a whole, at its start. */
export function formulaAround(
  content: string,
  offset: number,
): {index: number; text: string} | undefined {
  return [...content.matchAll(FORMULA_TEXT)]
    .map(({0: text, index}) => ({text, index}))
    .find(({text, index}) => index < offset && offset < index + text.length);
}
