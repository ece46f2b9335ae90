import type {LintError} from 'markdownlint';

import {parseMarkdown} from '../../../src/content/markdown';
import {lintTexts} from '../markdown-style';
import {parsed, type Pass} from './edits';

/** The rules of markdownlint about list markers, blank lines and spaces at the start or end of a line. */
const RULES = new Set(
  'MD004 MD005 MD007 MD009 MD012 MD019 MD022 MD023 MD027 MD030 MD031 MD032 MD047 MD058'.split(' '),
);

/** What markdownlint repairs while the parsed page stays the same. */
export const style: Pass = async (content, root) => {
  const {applyFixes} = await import('markdownlint');
  const {page: errors = []} = await lintTexts({page: content}, root);
  const fixable = errors.filter((error) => error.fixInfo && RULES.has(idOf(error)));
  // Each part that cannot be parsed takes as long as the whole page.
  const {rest} = parsed(content);
  const before = shapeOf(rest);
  const safe: LintError[] = [];
  // If the fixes are not safe together, those of each rule are tried, then halves of them.
  const keepSafe = (some: LintError[]): void => {
    if (some.length === 0) return;
    if (shapeOf(applyFixes(rest, [...safe, ...some])) === before) safe.push(...some);
    else if (some.length > 1) partsOf(some).forEach(keepSafe);
  };
  keepSafe(fixable);
  return {
    content: applyFixes(content, safe),
    whats: safe.map(({ruleDescription}) => ruleDescription.toLowerCase()),
  };
};

function idOf({ruleNames}: LintError): string {
  return ruleNames[0] ?? '';
}

function partsOf(errors: LintError[]): LintError[][] {
  const rules = [...new Set(errors.map(idOf))];
  const half = errors.length / 2;
  return rules.length > 1
    ? rules.map((rule) => errors.filter((error) => idOf(error) === rule))
    : [errors.slice(0, half), errors.slice(half)];
}

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
