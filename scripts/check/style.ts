import {visit} from 'unist-util-visit';

import {inlineText} from '../../src/content/directives/inline';
import type {Finding} from '../../src/lib/finding';
import {once} from '../../src/lib/once';
import {
  type Check,
  type CheckContext,
  findingAt,
  findingAtField,
  findingAtOffset,
  type SourcePage,
} from './context';
import {joined} from './merged';
import {contractSources, otherSources} from './other-sources';
import {nodesOf} from './prose';
import {isKnownName} from './spelling';

/** Phrases that STYLE.md rules out. cspell checks single words, so it cannot find them. */
const PHRASES: readonly {
  pattern: RegExp;
  message: string;
  fix: string;
  severity?: 'warning';
}[] = [
  {
    pattern:
      /\b(?:(?:our|these|the|this)\s+(?:fee\s+)?(?:pages?|lists?|schedule|site|website)\s+do(?:es)?\s+not\s+(?:say|state|guess)|we\s+publish\s+no|(?<!\b(?:if|where|when) )no\s+(?:[\w-]+\s+){1,3}is\s+(?:promised|stated|published))\b/gi,
    message: 'is about what we leave out',
    fix: 'leave it out, and note the question in docs/_owner/open-questions.md',
  },
];

/** The mechanical rules of STYLE.md: phrases, sentence case, and repeated bounds. */
export const style: Check = {
  name: 'style',
  run(context) {
    // Few pages need it.
    const lowerCase = once(
      () =>
        new Set(
          context.pages.flatMap(({content}) => content.match(/(?<=\p{Ll},? )\p{Ll}{4,}/gu) ?? []),
        ),
    );
    return {
      count: context.subjects.length,
      findings: [
        ...[...context.subjects, ...otherSources(context), ...contractSources(context)].flatMap(
          phrases,
        ),
        ...context.subjects.flatMap((page) => [
          ...joined(titleCase(page, context, lowerCase), 'write them like sentences, except names'),
          ...repeatedBounds(page, context),
        ]),
      ],
    };
  },
};

function phrases(source: Pick<SourcePage, 'repoPath' | 'content'>): Finding[] {
  return PHRASES.flatMap(({pattern, message, fix, severity}) =>
    [...source.content.matchAll(pattern)].map(({0: phrase, index}) => ({
      ...findingAtOffset(source, index, `"${phrase}" ${message}`, fix),
      ...(severity && {severity}),
    })),
  );
}

/**
 * A heading whose long words are all capitalised, although other sentences write them in lower case. Names consist of
 * such words too ("Trust Wallet"), so it is a warning, and one that the text uses as a name is left alone.
 */
function titleCase(
  page: SourcePage,
  {figures}: CheckContext,
  lowerCase: () => Set<string>,
): Finding[] {
  const {markdown, frontMatter} = page;
  const sentences = page.content.replaceAll(/^(?:#|title:).*/gm, '');
  const check = (text: string, report: (message: string, fix: string) => Finding): Finding[] => {
    const [, ...words] = text.match(/\p{L}{4,}/gu) ?? [];
    const isRaised = (word: string): boolean =>
      /^\p{Lu}\p{Ll}+$/u.test(word) && lowerCase().has(word.toLowerCase());
    const raised = words.filter((word) => isRaised(word) && !isNameIn(word, sentences));
    if (raised.length < 2 || !words.every((word) => isRaised(word))) return [];
    const lower = [...new Set(raised.map((word) => `"${word.toLowerCase()}"`))].join(' and ');
    const fix = `write ${lower}, unless it is a name`;
    const subject = `"${text}"`;
    return [{...report(`${subject} is in title case`, fix), subject, severity: 'warning'}];
  };
  return [
    ...check(String(frontMatter.title ?? ''), (...found) =>
      findingAtField(page, 'title', ...found),
    ),
    ...nodesOf(markdown, 'heading').flatMap((heading) =>
      check(inlineText(heading, figures).trim(), (...found) => findingAt(page, heading, ...found)),
    ),
  ];
}

/** Whether a word with a capital is a name: in a list, or in the middle of a sentence. */
export function isNameIn(word: string, sentences: string): boolean {
  return isKnownName(word) || new RegExp(String.raw`(?<=\p{Ll},? )${word}\b`, 'u').test(sentences);
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
