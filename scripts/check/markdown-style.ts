import fs from 'node:fs';
import path from 'node:path';

import type {Configuration, LintError} from 'markdownlint';

import type {Finding} from '../../src/lib/finding';
import type {Check, SourcePage} from './context';
import {merged} from './merged';
import {nodesOf} from './prose';

/** Editors with the markdownlint extension read the same file. Rules that it disables are covered better here. */
const STYLE_FILE = '.markdownlint.json';

/** What to do where the words of markdownlint do not say how it is done here. */
const FIXES: Readonly<Record<string, string>> = {
  MD025: 'remove it, or use ## for a section: the title of the page is its level 1 heading',
  MD029: 'number the list 1, 2, 3, and indent what stands between two items',
  MD034: 'write [text](address)',
  MD040:
    'write a language of .markdownlint.json after the backticks, as in ```json, or ```text; a diagram is a ::drawing[name]',
  MD045: 'describe it between the brackets: ![description](file)',
};

/** Markdown style, checked by markdownlint. */
export const markdownStyle: Check = {
  name: 'markdown-style',
  async run({root, subjects}) {
    const results = subjects.map(async (page) => {
      const errors = page.markdown ? await lintText(page.content, root) : [];
      const own = errors.filter((error) => !isMail(error) && !isInTag(error, page));
      return merged(own.map((error) => findingOf(page, error)));
    });
    return (await Promise.all(results)).flat();
  },
};

/** The findings of markdownlint in a text. */
export async function lintText(text: string, root: string): Promise<LintError[]> {
  // ESM only, so it is imported dynamically.
  const {lint} = await import('markdownlint/promise');
  const file = path.join(root, STYLE_FILE);
  const config = JSON.parse(fs.readFileSync(file, 'utf8')) as Configuration;
  // To markdownlint, a comment is emphasis with spaces inside it, and its addresses are bare.
  const masked = text.replaceAll(/\{\/\*.*?\*\/\}/gs, (comment) =>
    comment.replaceAll(/[^\s{}]/g, 'x'),
  );
  const {page = []} = await lint({strings: {page: masked}, config});
  return page;
}

/** Mail programs open an address as it stands. */
function isMail({ruleNames, errorContext}: LintError): boolean {
  return ruleNames.includes('MD034') && /^[^:/]*@/.test(errorContext ?? '');
}

/** Whether an error is about the attributes of a component, which are no Markdown. */
function isInTag({lineNumber: line}: LintError, {markdown}: SourcePage): boolean {
  return nodesOf(markdown, 'mdxJsxTextElement', 'mdxJsxFlowElement').some(
    ({position, children: [first]}) =>
      position !== undefined &&
      line > position.start.line &&
      line < (first?.position?.start.line ?? position.end.line),
  );
}

function findingOf({repoPath: file}: SourcePage, error: LintError): Finding {
  const {lineNumber: line, ruleNames, ruleInformation, errorDetail, errorRange} = error;
  const [id = ''] = ruleNames;
  const rule = error.ruleDescription.toLowerCase();
  const place = {file, line, column: errorRange?.[0] ?? 1, kind: id};
  // The name of a reference or the text of a link. Other details are what markdownlint expects.
  const [subject] = /".*"/.exec(errorDetail ?? '') ?? [];
  const expected = !subject && errorDetail ? `${errorDetail.toLowerCase()}, ` : '';
  const fix = FIXES[id] ?? `${expected}see ${ruleInformation ?? id}`;
  return subject
    ? {...place, message: `${rule} (${errorDetail}), ${id}`, fix, subject}
    : {...place, message: `${rule}, ${id}`, fix};
}
