import {visitParents} from 'unist-util-visit-parents';

import {brand} from '../../src/config/brand';
import type {Finding} from '../../src/lib/finding';
import type {Check, SourcePage} from './context';

const CURRENCY = 'EUR|USD|GBP|PLN|CHF|BTC|ETH|LTC';
const NUMBER = String.raw`\d[\d.,\u00a0]*`;

/** What a hard-coded figure looks like. */
const LITERALS: readonly {what: string; pattern: RegExp}[] = [
  {
    what: 'amount',
    pattern: new RegExp(
      String.raw`(?:[€$£]|\b(?:${CURRENCY})\b)\s?${NUMBER}|${NUMBER}\s?(?:[€$£]|zł|\b(?:${CURRENCY}|euros?)\b)`,
      'g',
    ),
  },
  {what: 'percentage', pattern: new RegExp(String.raw`${NUMBER}\s?(?:%|per ?cent\b)`, 'g')},
  {what: 'time', pattern: /\d+\s(?:business|working)\sdays?\b/g},
  {what: 'limit', pattern: /\d+\srequests?\s(?:per|a)\sminute\b/g},
];

const BRAND = new RegExp(String.raw`\b${brand.name}\b|[\w.@-]+\.example\b`, 'g');

/** Pages contain no hard-coded prices, percentages, limits or brand values. */
export const literals: Check = {
  name: 'literals',
  run({subjects}) {
    const findings = subjects.flatMap((page) => [...inFrontMatter(page), ...inText(page)]);
    return {findings, looked: subjects.length};
  },
};

function inFrontMatter(page: SourcePage): Finding[] {
  return ['title', 'description'].flatMap((field) => {
    const value = page.frontMatter[field];
    if (typeof value !== 'string') return [];
    const line = page.content.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
    return typedValues(value).map(({text, what}) => ({
      file: page.shown,
      line,
      column: 1,
      message: `the ${what} "${text}" is hard-coded in the ${field}`,
      fix: 'leave out the value: front matter cannot contain figures',
    }));
  });
}

function inText(page: SourcePage): Finding[] {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  visitParents(page.markdown, 'text', (node, ancestors) => {
    if (ancestors.some(({type}) => type === 'textDirective' || type === 'leafDirective')) return;
    // Search the source, where lines of lists and quotations have markers that the text lacks.
    let from = node.position?.start.offset ?? 0;
    for (const {text, what} of typedValues(node.value)) {
      const start = Math.max(page.content.indexOf(text, from), from);
      from = start + text.length;
      const before = page.content.slice(0, start).split('\n');
      findings.push({
        file: page.shown,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        message: `the ${what} "${text}" is hard-coded`,
        fix:
          what === 'brand value'
            ? 'write :brand[…] with a key from src/config/brand.ts'
            : 'write :figure[id], or :literal[…]{reason="…"} if it is not one of our figures',
      });
    }
  });
  return findings;
}

/** Hard-coded figures and brand values in a text, in order. */
export function typedValues(text: string): {text: string; what: string; offset: number}[] {
  const found = LITERALS.flatMap(({what, pattern}) =>
    [...text.matchAll(pattern)].map((match) => ({text: match[0], what, offset: match.index})),
  );
  const names = [...text.matchAll(BRAND)].map((match) => ({
    text: match[0],
    what: 'brand value',
    offset: match.index,
  }));
  return [...found, ...names].sort((a, b) => a.offset - b.offset);
}
