import fs from 'node:fs';
import path from 'node:path';

import type {Configuration, LintError, LintResults} from 'markdownlint';
import type {List} from 'mdast';

import {secondFrontMatter} from '../../src/content/mdx-faults';
import type {Finding} from '../../src/lib/finding';
import type {Check, SourcePage} from './context';
import {fileOf} from './links';
import {brokenLists} from './lists';
import {merged} from './merged';
import {nodesOf} from './prose';

/** Editors with the markdownlint extension read the same file. Rules that it disables are covered better here. */
const STYLE_FILE = '.markdownlint.json';

/** Fixes by rule, because markdownlint only describes the problem. */
const FIXES: Readonly<Record<string, string>> = {
  MD001: 'use at most one # more than the heading above',
  MD003: 'start headings with #',
  MD004: 'start list items with -',
  MD007: 'indent the list item by as many spaces as the text of the item above it',
  MD009: 'remove the spaces at the end of the line',
  MD010: 'replace the tab with spaces',
  MD011: 'write [text](address)',
  MD012: 'leave only one blank line',
  MD014: 'remove the $ in front of commands, which readers would copy',
  MD018: 'add a space after the #',
  MD022: 'leave a blank line before and after the heading',
  MD024: 'make the headings different, or merge the two sections',
  MD025: 'remove it, or use ## for a section: the title of the page is its level 1 heading',
  MD026: 'remove the punctuation at the end of the heading',
  MD029: 'number the list 1, 2, 3, and indent what stands between two items',
  MD030: 'leave one space behind the list marker',
  MD031: 'leave a blank line before and after the code block',
  MD032: 'leave a blank line before and after the list',
  MD034: 'write [text](address)',
  MD035: 'write all rules between sections alike, as in ---',
  MD036: 'use a heading with ##',
  MD037: 'remove the spaces inside the emphasis markers, or write × in a calculation',
  MD038: 'remove the spaces inside the backticks',
  MD039: 'remove the spaces inside the brackets',
  MD040: 'add the language after the backticks, as in ```json, or use ```text',
  MD042: 'give the link an address',
  MD045: 'describe it between the brackets: ![description](file)',
  MD046: 'put the code between two lines of ```',
  MD047: 'end the file with a single newline',
  MD052: 'define the link reference, or write [text](address)',
  MD053: 'remove the unused link reference',
  MD055: 'start and end each row of the table with a bar',
  MD056: 'give each row as many cells as the header; write \\| for a bar inside a cell',
  MD058: 'leave a blank line before and after the table',
  MD059: 'say in the link text where it leads',
};

function isWithin(line: number, {start, end}: NonNullable<List['position']>): boolean {
  return line >= start.line && line <= end.line;
}

const TAGS = ['mdxJsxTextElement', 'mdxJsxFlowElement'] as const;

/** Markdown style, checked by markdownlint. */
export const markdownStyle: Check = {
  name: 'markdown-style',
  async run({root, subjects}) {
    const pages = subjects.filter(({markdown}) => markdown);
    const texts = Object.fromEntries(pages.map(({repoPath, content}) => [repoPath, content]));
    const results = await lintTexts(texts, root);
    return {
      count: pages.length,
      findings: pages.flatMap((page) => {
        const halves = brokenLists(page).map(({rest}) => rest.position);
        // The rule `lists` says why the numbers start again, and a list of wrong numbers is one fault.
        const lists = nodesOf(page.markdown, 'list').map(({position}) => position);
        const tags = nodesOf(page.markdown, ...TAGS);
        // A tag of an image is reported as a tag, and the attributes of one are no Markdown.
        const isInTag = ({ruleNames, lineNumber: line}: LintError): boolean =>
          tags.some(({position, children}) => {
            const {start, end} = position ?? {};
            const last = children[0]?.position?.start.line ?? end?.line ?? 0;
            return (
              (line > (start?.line ?? 0) && line < last) ||
              (ruleNames.includes('MD045') && line === start?.line)
            );
          });
        // The rule `images` says more about those that do not exist.
        const absent = nodesOf(page.markdown, 'image').filter(
          (image) => fileOf(image, page, root) === undefined,
        );
        const isAbsent = ({ruleNames, lineNumber: line, errorRange}: LintError): boolean =>
          ruleNames.includes('MD045') &&
          absent.some(
            ({position}) =>
              position?.start.line === line && position.start.column === errorRange?.[0],
          );
        // Mail programs open one by its address alone.
        const isMail = ({ruleNames, errorContext}: LintError): boolean =>
          ruleNames.includes('MD034') && /^[^:/]*@/.test(errorContext ?? '');
        const isExplained = (error: LintError): boolean =>
          isInTag(error) ||
          isAbsent(error) ||
          isMail(error) ||
          (error.ruleNames.includes('MD029') &&
            (halves.some((half) => half && isWithin(error.lineNumber, half)) ||
              lists.every((list) => list?.start.line !== error.lineNumber)));
        const errors = (results[page.repoPath] ?? []).filter((error) => !isExplained(error));
        // The remedy of a rule is the same in each place.
        return merged(errors.map((error) => findingOf(page, error)));
      }),
    };
  },
};

/** The findings of markdownlint in each of some texts. */
export async function lintTexts(
  texts: Readonly<Record<string, string>>,
  root: string,
): Promise<LintResults> {
  // ESM only, so it is imported dynamically.
  const {lint} = await import('markdownlint/promise');
  const masked = Object.entries(texts).map(([name, text]) => [name, maskComments(text)]);
  return lint({strings: Object.fromEntries(masked) as typeof texts, config: readStyle(root)});
}

/** To markdownlint, a comment is emphasis with spaces inside it, and its addresses are bare. */
function maskComments(content: string): string {
  const {start = 0, end = 0} = secondFrontMatter(content) ?? {};
  const masked = (text: string): string => text.replaceAll(/[^\s{}]/g, 'x');
  return (
    content.slice(0, start) +
    masked(content.slice(start, end)) +
    content.slice(end)
  ).replaceAll(/\{\/\*.*?\*\/\}/gs, masked);
}

function readStyle(root: string): Configuration {
  const file = path.join(root, STYLE_FILE);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Configuration)
    : {default: true};
}

function findingOf({repoPath}: SourcePage, error: LintError): Finding {
  const {lineNumber, ruleNames, ruleDescription, ruleInformation, errorDetail, errorRange} = error;
  const [id = ''] = ruleNames;
  // The name of a reference. The others only count.
  const detail = errorDetail?.includes('"') && errorDetail;
  const [subject] = /".*"/.exec(errorDetail ?? '') ?? [];
  return {
    file: repoPath,
    line: lineNumber,
    column: errorRange?.[0] ?? 1,
    message: `${ruleDescription.toLowerCase()}${detail ? ` (${detail})` : ''}, ${id}`,
    fix: FIXES[id] ?? `see ${ruleInformation ?? id}`,
    ...(subject && {subject}),
  };
}
