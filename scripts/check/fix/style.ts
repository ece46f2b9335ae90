import type {LintError} from 'markdownlint';

import {parseMarkdown} from '../../../src/content/markdown';
import {lintText} from '../markdown-style';
import {parsed, type Pass} from './edits';

/** The rules of markdownlint about list markers, blank lines and spaces at the start or end of a line. */
const RULES =
  'MD004 MD005 MD007 MD009 MD012 MD019 MD022 MD023 MD027 MD030 MD031 MD032 MD047 MD058'.split(' ');

/** What markdownlint repairs while the parsed page stays the same. */
export const style: Pass = async (content, root) => {
  const {applyFixes} = await import('markdownlint');
  const errors = await lintText(content, root);
  // Each part that cannot be parsed takes as long as the whole page.
  const {rest} = parsed(content);
  const before = shapeOf(rest);
  const safe: LintError[] = [];
  // If some fixes are not safe together, halves of them are tried.
  const keepSafe = (some: LintError[]): void => {
    if (some.length === 0) return;
    const half = some.length / 2;
    if (shapeOf(applyFixes(rest, [...safe, ...some])) === before) safe.push(...some);
    else if (half >= 1) [some.slice(0, half), some.slice(half)].forEach(keepSafe);
  };
  keepSafe(errors.filter(({fixInfo, ruleNames: [id = '']}) => fixInfo && RULES.includes(id)));
  return applyFixes(content, safe);
};

/** What a text says: the parsed page without positions, blank lines between list items and spaces at the end of lines. */
function shapeOf(content: string): string {
  const {markdown, faults} = parseMarkdown(content);
  const shape = JSON.stringify(markdown, (key, value: unknown) => {
    // The code of a tag has positions, too.
    if (key === 'spread' || key === 'position' || key === 'estree') return undefined;
    return key === 'value' && typeof value === 'string' ? value.trim() : value;
  });
  return `${faults.length} ${shape}`;
}
