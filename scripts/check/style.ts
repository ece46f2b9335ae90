import {visit} from 'unist-util-visit';

import {inlineText} from '../../src/content/directives/inline';
import type {Finding} from '../../src/lib/finding';
import {once} from '../../src/lib/once';
import {type Check, type CheckContext, findingAt, findingAtField, type SourcePage} from './context';
import {joined} from './merged';
import {nodesOf} from './prose';

/** The mechanical rules of STYLE.md: sentence case, and no bound twice. */
export const style: Check = {
  name: 'style',
  run(context) {
    const {subjects, pages} = context;
    // Few pages need it.
    const lowerCase = once(
      () =>
        new Set(pages.flatMap(({content}) => content.match(/(?<=\p{Ll},? )\p{Ll}{4,}/gu) ?? [])),
    );
    return {
      count: subjects.length,
      findings: subjects.flatMap((page) => [
        ...joined(titleCase(page, context, lowerCase), 'write them like sentences, except names'),
        ...repeatedBounds(page, context),
      ]),
    };
  },
};

/**
 * A heading whose long words all have capitals, although other sentences write them in lower case. Names consist of
 * such words too, so it is a warning, and what the text uses as a name is left alone.
 */
function titleCase(
  page: SourcePage,
  {figures}: CheckContext,
  lowerCase: () => Set<string>,
): Finding[] {
  const title = String(page.frontMatter.title ?? '');
  const headings = nodesOf(page.markdown, 'heading').map((node) => ({
    text: inlineText(node, figures).trim(),
    report: (message: string, fix: string) => findingAt(page, node, message, fix),
  }));
  const report = (message: string, fix: string): Finding =>
    findingAtField(page, 'title', message, fix);
  return [{text: title, report}, ...headings].flatMap(({text, report}): Finding[] => {
    const [, ...words] = text.match(/\p{L}{4,}/gu) ?? [];
    const lower = words.map((word) => word.toLowerCase());
    const isRaised = words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
    if (words.length < 2 || !isRaised || !lower.every((word) => lowerCase().has(word))) return [];
    if (words.some((word) => isNameIn(word, textOf(page)))) return [];
    const fix = `write ${lower.map((word) => `"${word}"`).join(' and ')}, unless it is a name`;
    const subject = `"${text}"`;
    return [{...report(`${subject} is in title case`, fix), subject, severity: 'warning'}];
  });
}

function textOf({content}: SourcePage): string {
  return content.replaceAll(/^(?:#|title:).*/gm, '');
}

/** Whether a word with a capital is a name: it has one in the middle of a sentence. */
function isNameIn(word: string, sentences: string): boolean {
  return new RegExp(String.raw`(?<=\p{Ll},? )${word}\b`, 'u').test(sentences);
}

const BOUND_BEFORE =
  /\b(?:more than|less than|over|under|above|below|up to|within|at least|at most)\s$/i;
const BOUND_FIRST = /^(?:over|under|above|below|up to|within|at least) /;

/** "More than over 5 days": a bound in the text before a figure that has its own. */
function repeatedBounds(page: SourcePage, {figures}: CheckContext): Finding[] {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  visit(page.markdown, 'textDirective', (node, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    const [bound] = (before?.type === 'text' && BOUND_BEFORE.exec(before.value)) || [];
    const text = inlineText(node, figures);
    if (!bound || node.name !== 'figure' || !BOUND_FIRST.test(text)) return;
    const message = `the bound is repeated: readers see "${bound}${text}"`;
    const fix = `leave out "${bound.trim()}", or add {as=bare} to the figure`;
    findings.push(findingAt(page, node, message, fix));
  });
  return findings;
}
