import {visitParents} from 'unist-util-visit-parents';

import {brand} from '../../src/config/brand';
import type {Finding} from '../../src/lib/finding';
import type {Check, SourcePage} from './context';

const CURRENCY = 'EUR|USD|GBP|PLN|CHF|BTC|ETH|LTC';
const NUMBER = String.raw`\d[\d.,\u00a0]*`;

/** What a figure looks like when somebody typed it. */
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

/** Prices, percentages, limits and brand data are never typed into a page. */
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
      message: `the ${what} "${text}" is typed into the ${field}`,
      fix: 'say it without the value: front matter holds no figures',
    }));
  });
}

function inText(page: SourcePage): Finding[] {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  visitParents(page.markdown, 'text', (node, ancestors) => {
    if (ancestors.some(({type}) => type === 'textDirective' || type === 'leafDirective')) return;
    // Looked up in the source: there, lines of a list or quotation have marks that the text lacks.
    let from = node.position?.start.offset ?? 0;
    for (const {text, what} of typedValues(node.value)) {
      const start = Math.max(page.content.indexOf(text, from), from);
      from = start + text.length;
      const before = page.content.slice(0, start).split('\n');
      findings.push({
        file: page.shown,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        message: `the ${what} "${text}" is typed`,
        fix:
          what === 'brand value'
            ? 'write :brand[…] with its key from src/config/brand.ts'
            : 'write :figure[id]; where it is no figure of ours, :literal[…]{reason="…"}',
      });
    }
  });
  return findings;
}

/** The figures and brand data that somebody typed into a text, from its start to its end. */
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
