import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {brand} from '../../src/config/brand';
import type {FigureSet} from '../../src/content/figures/read';
import type {Finding} from '../../src/lib/finding';
import {findingAt, findingAtOffset, pageRule, type SourcePage} from './context';
import {merged} from './merged';
import {nodesOf, plainTexts} from './prose';
import {figuresOf, MAX_PROPOSALS, quantitiesIn, type Quantity} from './quantities';
import {formulaAround} from './silent';

const BRAND = new RegExp(String.raw`\b${brand.name}\b|[\w.@-]+\.example\b(?!\.\w)`, 'g');

const OTHER = ':calc[…] if it is computed, or :literal[…]{reason="…"} if it is neither';
const REMEDY = `write :figure[id], ${OTHER}`;

/** Pages contain no hard-coded prices, percentages, limits, times, counts or brand values. */
export const literals = pageRule('literals', (page, {figures}) => [
  ...inFrontMatter(page),
  ...inAttributes(page),
  ...merged(inText(page, figures)),
]);

function inFrontMatter(page: SourcePage): Finding[] {
  return ['title', 'description', 'lead'].flatMap((field) => {
    const value = page.frontMatter[field];
    if (typeof value !== 'string') return [];
    const start = page.content.indexOf(`\n${field}:`) + 1;
    return typedValues(value).map(({text, what}) =>
      findingAtOffset(
        page,
        Math.max(page.content.indexOf(text, start), start),
        `the ${what} "${text}" is hard-coded in the ${field}`,
        field === 'lead'
          ? 'write :figure[…] or :brand[…]'
          : 'leave out the value: front matter cannot contain figures',
      ),
    );
  });
}

/** In the attributes of components, such as titles, which cannot contain figures. */
function inAttributes(page: SourcePage): Finding[] {
  return nodesOf(page.markdown, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap((node) =>
    node.attributes.flatMap((each) =>
      typedValues(isRead(each) ? each.value : '').map(({text, what}) =>
        findingAt(
          page,
          node,
          `the ${what} "${text}" is hard-coded in an attribute`,
          'leave it out, or write it between the tags with :figure[…] or :brand[…]',
        ),
      ),
    ),
  );
}

/** Whether readers see the value of an attribute, as they do not see a width. */
function isRead(
  each: MdxJsxFlowElement['attributes'][number],
): each is MdxJsxAttribute & {value: string} {
  const isName =
    each.type === 'mdxJsxAttribute' &&
    /^(?:title|alt|label|text|description|caption|summary|aria-label)$/.test(each.name);
  return isName && typeof each.value === 'string';
}

function inText(page: SourcePage, figures: FigureSet): Finding[] {
  const findings: Finding[] = [];
  // An update has the values of its day, which stay when the figures change.
  const isDated = page.kind === 'update';
  for (const node of plainTexts(page.markdown)) {
    // Search the source, where lines of lists and quotations have markers that the text lacks.
    let from = node.position?.start.offset ?? 0;
    const brands = brandsIn(node.value).map((brand) => ({
      ...brand,
      report: {fix: 'write :brand[…] with a key from src/config/brand.ts'},
    }));
    const quantities = (isDated ? [] : quantitiesIn(node.value)).flatMap((quantity) => {
      const report = reportOf(quantity, node.value, figures);
      return report ? [{...quantity, report}] : [];
    });
    for (const {text, what, report} of [...brands, ...quantities].sort(byOffset)) {
      const start = Math.max(page.content.indexOf(text, from), from);
      from = start + text.length;
      if (formulaAround(page.content, start)) continue;
      const subject = `"${text}"`;
      const finding = findingAtOffset(
        page,
        start,
        `the ${what} ${subject} is hard-coded`,
        report.fix,
      );
      // Where nothing is proposed, the remedy is the same.
      const kind = report.fix === REMEDY ? {kind: REMEDY} : {};
      findings.push({...finding, ...report, ...kind, subject});
    }
  }
  return findings;
}

/**
 * Money, percentages and limits are always errors. Other times and counts are common in advice, so
 * they are reported only if they equal one of our figures: as an error with the same bound, as in
 * "within 24 hours", and otherwise as a warning.
 */
function reportOf(quantity: Quantity, about: string, figures: FigureSet) {
  const same = figuresOf(quantity, about, figures);
  // Of many that are equal, none is likelier.
  const names =
    same.length < MAX_PROPOSALS && same.map(({use, label}) => `${use} (${label})`).join(' or ');
  const search = `:figure[id] (npm run figures -- "${quantity.text}" lists them)`;
  const fix = same.length > 0 ? `write ${names || search}, ${OTHER}` : REMEDY;
  if (quantity.isAlwaysOurs || same.some(({hasSameBound}) => hasSameBound)) return {fix};
  return same.length > 0 ? {fix, severity: 'warning' as const} : undefined;
}

interface Typed {
  text: string;
  what: string;
  offset: number;
}

const byOffset = (a: Typed, b: Typed): number => a.offset - b.offset;

function brandsIn(text: string): Typed[] {
  return [...text.matchAll(BRAND)].map(({0: found, index}) => ({
    text: found,
    what: 'brand value',
    offset: index,
  }));
}

/** Hard-coded figures and brand values in a text that are always errors, in order. */
export function typedValues(text: string): Typed[] {
  const quantities = quantitiesIn(text).filter(({isAlwaysOurs}) => isAlwaysOurs);
  return [...brandsIn(text), ...quantities].sort(byOffset);
}
