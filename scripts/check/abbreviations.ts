import type {Text} from 'mdast';

import {currentTree} from '../../src/content/tree';
import {namesOf} from '../../src/features/glossary/model/names';
import {inspectGlossary} from '../../src/features/glossary/model/read';
import {type Check, type CheckContext, findingAt, seesAll, type SourcePage} from './context';
import {plainTexts} from './prose';

/** Number of pages that must use an abbreviation before it needs a glossary term. */
const MIN_PAGES = 3;
const ABBREVIATION = /(?<![\p{L}\d-])[A-Z][A-Z\d]{1,5}(?![\p{L}\d-])/gu;

/** Abbreviations that need no explanation. */
const KNOWN: ReadonlySet<string> = new Set([
  ...['BTC', 'ETH', 'XRP', 'BNB', 'SOL', 'ADA', 'DOT', 'DOGE', 'LTC', 'USDT', 'USDC'],
  ...['EUR', 'USD', 'PLN', 'GBP', 'CHF'],
  ...['EU', 'UK', 'US', 'ID', 'IP', 'UTC', 'QR', 'PDF', 'PIN', 'CSV', 'FAQ', 'SMS'],
  ...['GET', 'POST', 'DELETE', 'JSON', 'URL', 'HTTP', 'HTTPS'],
]);

/** An abbreviation that several pages use has a glossary term. */
export const abbreviations: Check = {
  name: 'abbreviations',
  run(context) {
    const used = unexplained(context);
    return {
      count: context.pages.length,
      findings: (seesAll(context) ? used : []).map(({word, first, pages}) =>
        findingAt(
          first.page,
          first.node,
          `"${word}" is used on ${pages} pages but is not in the glossary`,
          `run npm run new -- term "${word}" --topic …, or write it out in full`,
        ),
      ),
    };
  },
};

interface Unexplained {
  word: string;
  first: {page: SourcePage; node: Text};
  /** Number of pages that use it. */
  pages: number;
}

/** Abbreviations on several pages without a term. */
function unexplained(context: CheckContext): Unexplained[] {
  const {terms} = inspectGlossary(currentTree(context.root).folder, context.root);
  const explained = new Set([...terms.values()].flatMap(namesOf).map((name) => name.toUpperCase()));
  const found = new Map<string, Unexplained>();
  for (const page of context.pages.filter(({kind}) => kind === 'article')) {
    for (const [word, node] of firstUses(page)) {
      if (KNOWN.has(word) || explained.has(word)) continue;
      const {first, pages} = found.get(word) ?? {first: {page, node}, pages: 0};
      found.set(word, {word, first, pages: pages + 1});
    }
  }
  return [...found.values()].filter(({pages}) => pages >= MIN_PAGES);
}

/** The first use of each abbreviation in text that the glossary could mark. */
function firstUses({markdown}: SourcePage): Map<string, Text> {
  const uses = plainTexts(markdown).flatMap((node) =>
    [...node.value.matchAll(ABBREVIATION)].map(([word]) => [word, node] as const),
  );
  return new Map(uses.reverse());
}
