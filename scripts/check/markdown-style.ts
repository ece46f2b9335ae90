import fs from 'node:fs';
import path from 'node:path';

import type {Configuration, LintError} from 'markdownlint';

import type {Finding} from '../../src/lib/finding';
import type {Check, SourcePage} from './context';

/** Editors with the extension of markdownlint read the same file. What it turns off, rules of ours say better. */
export const STYLE_FILE = '.markdownlint.json';

/** How to fix what the linter only describes. */
const FIXES: Readonly<Record<string, string>> = {
  MD003: 'write headings with # in front',
  MD004: 'begin the items of a list with -',
  MD009: 'remove the spaces at the end of the line',
  MD010: 'write spaces in the place of the tab',
  MD011: 'write [words](address)',
  MD012: 'leave one line empty, not more',
  MD018: 'put a space after the # of the heading',
  MD022: 'leave a line empty before and after the heading',
  MD026: 'remove the punctuation at the end of the heading',
  MD028: 'write > on the empty line too, or put a paragraph between the two quotations',
  MD029: 'number the list 1, 2, 3, or write 1 before each item',
  MD031: 'leave a line empty before and after the code block',
  MD032: 'leave a line empty before and after the list',
  MD034: 'write [words](address)',
  MD036: 'write a heading with ##',
  MD037: 'remove the spaces inside the marks of emphasis',
  MD038: 'remove the spaces inside the marks of code',
  MD039: 'remove the spaces inside the brackets of the link',
  MD040: 'name the language after the three marks, as in ```json, or write ```text',
  MD042: 'give the link an address',
  MD046: 'put code between lines of three marks, ```',
  MD047: 'end the file with one line end',
  MD052: 'add the address that the link refers to, or write [words](address)',
  MD053: 'remove the address that no link refers to',
  MD056: 'give each row as many cells as the heading has; write \\| for a bar within a cell',
  MD058: 'leave a line empty before and after the table',
  MD059: 'say in the words of the link where it leads',
};

/** The plain style of Markdown, by markdownlint. */
export const markdownStyle: Check = {
  name: 'markdown-style',
  async run({root, subjects}) {
    const pages = subjects.filter(({readable}) => readable);
    // An ES module, which is imported when it is needed.
    const {lint} = await import('markdownlint/promise');
    const results = await lint({
      strings: Object.fromEntries(pages.map(({shown, content}) => [shown, content])),
      config: readStyle(root),
    });
    return {
      looked: pages.length,
      findings: pages.flatMap((page) =>
        (results[page.shown] ?? []).map((error) => findingOf(page, error)),
      ),
    };
  },
};

function readStyle(root: string): Configuration {
  const file = path.join(root, STYLE_FILE);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Configuration)
    : {default: true};
}

function findingOf({shown}: SourcePage, error: LintError): Finding {
  const {lineNumber, ruleNames, ruleDescription, ruleInformation, errorDetail, errorRange} = error;
  const [id = ''] = ruleNames;
  return {
    file: shown,
    line: lineNumber,
    column: errorRange?.[0] ?? 1,
    message: `${ruleDescription.toLowerCase()}${errorDetail ? ` (${errorDetail})` : ''}, ${id}`,
    fix: FIXES[id] ?? `see ${ruleInformation ?? id}`,
  };
}
