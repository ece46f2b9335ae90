import {brand} from '../../src/config/brand';
import type {Finding} from '../../src/lib/finding';
import {type CheckContext, findingAtOffset, pageRule} from './context';
import {merged} from './merged';
import {type Passage, passagesOf, placeOfPart, stemsIn} from './prose';
import {formOf, quantitiesIn, type Quantity} from './quantities';

const DOMAIN = new URL(brand.siteUrl).hostname
  .replace(/^www\./, '')
  .replaceAll('.', String.raw`\.`);
const BRAND = new RegExp(
  String.raw`\b${brand.name}\b|[\w.@-]*\b${DOMAIN}\b|[\w.@-]+\.example\b(?!\.\w)`,
  'g',
);

const OTHER = ':calc[…] if it is computed, or :literal[…]{reason="…"} if it is neither';

/** What to do in a place that cannot contain directives. */
const INSTEAD: Partial<Record<Passage['place'], string>> = {
  title: 'leave out the value: front matter cannot contain figures',
  description: 'leave out the value: front matter cannot contain figures',
  lead: 'write :figure[…] or :brand[…]',
  attribute: 'leave it out, or write it between the tags with :figure[…] or :brand[…]',
};

/** Pages contain no hard-coded prices, percentages, limits, times, counts or brand values. */
export const literals = pageRule('literals', (page, context) => {
  const {content} = page;
  return merged(
    passagesOf(page).flatMap(({text: passage, offset, place}) => {
      // An update has the values of its day, which stay when the figures change.
      const isDated = page.kind === 'update' && place === 'text';
      const typed = place === 'text' ? typedIn(passage) : typedValues(passage);
      return typed.flatMap(({text, what, offset: at, quantity}): Finding[] => {
        const start = placeOfPart(content, text, offset + at);
        if (quantity && isDated) return [];
        const remedy = INSTEAD[place]
          ? {fix: INSTEAD[place]}
          : quantity
            ? remedyFor(quantity, passage, context)
            : {fix: 'write :brand[…] with a key from src/config/brand.ts'};
        const subject = `"${text}"`;
        const where = place === 'text' ? '' : ` in the ${place}`;
        const message = `the ${what} ${subject} is hard-coded${where}`;
        return remedy ? [{...findingAtOffset(page, start, message, ''), ...remedy, subject}] : [];
      });
    }),
  );
});

type Remedy = Pick<Finding, 'fix' | 'severity'>;

/** How many figures are named of those that have the same value. */
const CANDIDATES = 3;

/**
 * Money, percentages, business days and limits are always errors. Other times and counts are common in advice: they are
 * a warning if the sentence names one of our figures, and else a question to the writer of the page.
 */
function remedyFor(quantity: Quantity, passage: string, context: CheckContext): Remedy | undefined {
  const words = new Set(stemsIn(sentenceAround(passage, quantity)));
  const equal = [...context.figures.figures]
    .flatMap(([id, figure]) => {
      const form = formOf(quantity, figure);
      if (form === undefined) return [];
      const subjects = stemsIn(figure.label).filter((stem) => !VAGUE.has(stem));
      const missing = subjects.filter((stem) => !words.has(stem)).length;
      const use = `:figure[${id}]${form && `{as=${form}}`} (${figure.label})`;
      return [{use, missing, share: missing / Math.max(1, subjects.length)}];
    })
    .sort((a, b) => a.share - b.share);
  // One is proposed, and only if the sentence has all words of its label: a wrong proposal is worse than none.
  const [only, ...others] = equal.filter(({missing}) => missing === 0);
  if (only && others.length === 0) {
    const fix = `write ${only.use}, ${OTHER}`;
    return quantity.isAlwaysOurs ? {fix} : {fix, severity: 'warning'};
  }
  const candidates = equal.slice(0, CANDIDATES).map(({use}) => use);
  const question = `is it ${candidates.join(' or ')}? If not, write`;
  if (quantity.isAlwaysOurs)
    return {fix: `${equal.length > 0 ? question : 'write :figure[id],'} ${OTHER}`};
  // Who checks everything asks for what is wrong, not for what may be.
  const isWhole = context.subjects.length === context.pages.length;
  return equal.length > 0 && !isWhole ? {fix: `${question} ${OTHER}`, severity: 'hint'} : undefined;
}

function sentenceAround(text: string, {offset, text: {length}}: Quantity): string {
  const [before = ''] = text
    .slice(0, offset)
    .split(/[.!?:;]\s/)
    .slice(-1);
  const [after = ''] = text.slice(offset + length).split(/[.!?:;](?:\s|$)/);
  return `${before} ${after}`;
}

/** Words of labels that say nothing about their subject. */
const VAGUE = new Set(['time', 'wait', 'befor', 'minimum', 'period', 'most', 'smallest']);

interface Typed {
  text: string;
  what: string;
  offset: number;
  /** Of a figure, not a brand value. */
  quantity?: Quantity;
}

function typedIn(text: string): Typed[] {
  const brands = [...text.matchAll(BRAND)].map(({0: found, index: offset}): Typed => ({
    text: found,
    what: 'brand value',
    offset,
  }));
  const quantities = quantitiesIn(text).map((quantity): Typed => ({...quantity, quantity}));
  return [...brands, ...quantities].sort((a, b) => a.offset - b.offset);
}

/** Hard-coded figures and brand values in a text that are always errors, in order. */
export function typedValues(text: string): Typed[] {
  return typedIn(text).filter(({quantity}) => quantity?.isAlwaysOurs !== false);
}
