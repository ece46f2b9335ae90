import type {LintError} from 'markdownlint';
import type {Nodes} from 'mdast';

import {parseMarkdown} from '../../../src/content/markdown';
import {lintTexts} from '../markdown-style';
import {parsed, type Pass} from './pass';

/**
 * Rules whose fix writers decide on: an address gets words, a code span its spaces, "#1" is no heading.
 */
const LEFT_TO_WRITERS = new Set([
  'MD011',
  'MD018',
  'MD020',
  'MD029',
  'MD034',
  'MD044',
  'MD051',
  'MD053',
  'MD054',
]);
/** Rules whose fix takes a mark or a space out of the text, or the $ in front of commands. The others must leave the parsed page as it is. */
const CHANGES_TEXT = new Set(['MD014', 'MD026', 'MD037', 'MD039']);

/** What markdownlint repairs without changing what the page says. */
export const style: Pass = async (content, root) => {
  const {applyFixes} = await import('markdownlint');
  const errors = (await lintTexts({page: content}, root)).page ?? [];
  const fixable = errors.filter((error) => error.fixInfo && !isLeft(error));
  if (fixable.length === 0) return {content, whats: []};
  // Without the parts that cannot be parsed, one of which takes as long as the whole page.
  const {rest} = parsed(content);
  const before = shapeOf(rest);
  const kept: LintError[] = [];
  // A set that is not safe as a whole is tried rule by rule, then in halves, together with what is kept.
  const keepSafe = (some: LintError[]): void => {
    if (some.length === 0) return;
    if (shapeOf(applyFixes(rest, [...kept, ...some])) === before) kept.push(...some);
    else if (some.length > 1) partsOf(some).forEach(keepSafe);
  };
  keepSafe(fixable.filter((error) => !CHANGES_TEXT.has(idOf(error))));
  const chosen = [...kept, ...fixable.filter((error) => CHANGES_TEXT.has(idOf(error)))];
  return {
    content: applyFixes(content, chosen),
    whats: chosen.map(({ruleDescription}) => ruleDescription.toLowerCase()),
  };
};

function partsOf(errors: LintError[]): LintError[][] {
  const rules = [...new Set(errors.map(idOf))];
  return rules.length > 1
    ? rules.map((rule) => errors.filter((error) => idOf(error) === rule))
    : [errors.slice(0, errors.length / 2), errors.slice(errors.length / 2)];
}

function idOf({ruleNames}: LintError): string {
  return ruleNames[0] ?? '';
}

/** Single asterisks between spaces may be a calculation. */
function isLeft(error: LintError): boolean {
  const isMath = idOf(error) === 'MD037' && !error.errorContext?.includes('**');
  return LEFT_TO_WRITERS.has(idOf(error)) || isMath;
}

/** The parsed page without positions, the blank lines between list items, and other markers that end a list. */
function shapeOf(content: string): string {
  const {markdown, faults} = parseMarkdown(content);
  const shape = JSON.stringify(markdown, (key, value: unknown) => {
    // The code of a tag has positions, too.
    if (key === 'spread' || key === 'position' || key === 'estree') return undefined;
    if (key === 'children') return withoutMarkers(value as Nodes[]);
    return key === 'value' && typeof value === 'string' ? value.trim() : value;
  });
  return `${faults.length} ${shape}`;
}

/** A list that another marker ends becomes one with the next: with the only marker allowed, they are one. */
function withoutMarkers(nodes: readonly Nodes[]): Nodes[] {
  const merged: Nodes[] = [];
  for (const node of nodes) {
    const before = merged.at(-1);
    if (node.type === 'list' && !node.ordered && before?.type === 'list' && !before.ordered) {
      merged.splice(-1, 1, {...before, children: [...before.children, ...node.children]});
    } else merged.push(node);
  }
  return merged;
}
