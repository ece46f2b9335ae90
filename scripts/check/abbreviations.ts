import type {Text} from 'mdast';

import {currentTree} from '../../src/content/tree';
import {namesOf} from '../../src/features/glossary/model/names';
import {inspectGlossary} from '../../src/features/glossary/model/read';
import {type Check, type CheckContext, findingAt, seesAll, type SourcePage} from './context';
import {plainTexts} from './prose';

/** Number of pages that must use an abbreviation before it needs a glossary term. */
const OFTEN = 3;
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
      looked: context.pages.length,
      findings: (seesAll(context) ? used : []).map(({word, uses: [first], pages}) =>
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

interface Use {
  page: SourcePage;
  node: Text;
}

export interface Unexplained {
  word: string;
  /** Number of pages that use it. */
  pages: number;
  uses: [Use, ...Use[]];
}

/** Abbreviations on several pages without a term, the most used first. */
export function unexplained(context: CheckContext): Unexplained[] {
  const {terms} = inspectGlossary(currentTree(context.root).folder, context.root);
  const explained = new Set([...terms.values()].flatMap(namesOf).map((name) => name.toUpperCase()));
  const found = new Map<string, [Use, ...Use[]]>();
  for (const page of context.pages.filter(({kind}) => kind === 'article')) {
    for (const [word, use] of firstUses(page)) {
      if (KNOWN.has(word) || explained.has(word)) continue;
      const uses = found.get(word);
      if (uses) uses.push(use);
      else found.set(word, [use]);
    }
  }
  return [...found]
    .map(([word, uses]) => ({word, uses, pages: uses.length}))
    .filter(({pages}) => pages >= OFTEN)
    .sort((a, b) => b.pages - a.pages);
}

/** The first use of each abbreviation in text that the glossary could mark. */
function firstUses(page: SourcePage): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const node of plainTexts(page.markdown)) {
    for (const [word] of node.value.matchAll(ABBREVIATION)) {
      if (!uses.has(word)) uses.set(word, {page, node});
    }
  }
  return uses;
}
