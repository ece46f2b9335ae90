import {brand} from '../../src/config/brand';
import type {FigureSet} from '../../src/content/figures/read';
import type {Finding} from '../../src/lib/finding';
import {findingAtOffset, pageRule} from './context';
import {merged} from './merged';
import {type Passage, passagesOf, placeOfPart, stemsIn} from './prose';
import {formOf, quantitiesIn, type Quantity} from './quantities';

const BRAND = new RegExp(String.raw`\b${brand.name}\b|[\w.@-]+\.example\b(?!\.\w)`, 'g');

const OTHER = ':calc[…] if it is computed, or :literal[…]{reason="…"} if it is neither';

/** What to do in a place that cannot contain directives. */
const INSTEAD: Partial<Record<Passage['place'], string>> = {
  title: 'leave out the value: front matter cannot contain figures',
  description: 'leave out the value: front matter cannot contain figures',
  lead: 'write :figure[…] or :brand[…]',
  attribute: 'leave it out, or write it between the tags with :figure[…] or :brand[…]',
};

/** Pages contain no hard-coded prices, percentages, limits, times, counts or brand values. */
export const literals = pageRule('literals', (page, {figures}) => {
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
            ? remedyFor(quantity, passage, figures)
            : {fix: 'write :brand[…] with a key from src/config/brand.ts'};
        const subject = `"${text}"`;
        const where = place === 'text' ? '' : ` in the ${place}`;
        const message = `the ${what} ${subject} is hard-coded${where}`;
        return remedy ? [{...findingAtOffset(page, start, message, ''), ...remedy, subject}] : [];
      });
    }),
  );
});

type Remedy = Pick<Finding, 'fix' | 'severity' | 'kind'>;

/**
 * Money, percentages and limits are always errors. Other times and counts are common in advice, so they are a warning,
 * and only if they probably are one of our figures.
 */
function remedyFor(quantity: Quantity, passage: string, figures: FigureSet): Remedy | undefined {
  const equal = [...figures.figures].flatMap(([id, figure]) => {
    const form = formOf(quantity, figure);
    return form === undefined ? [] : [{id, figure, form}];
  });
  // One figure is proposed, and only if the sentence is about its subject: a wrong proposal is worse than none.
  const words = new Set(stemsIn(sentenceAround(passage, quantity)));
  const [only, ...others] = equal.filter(({figure: {label}}) => isAbout(label, words));
  if (only && others.length === 0) {
    const {id, figure, form} = only;
    const fix = `write :figure[${id}]${form && `{as=${form}}`} (${figure.label}), ${OTHER}`;
    return quantity.isAlwaysOurs ? {fix} : {fix, severity: 'warning'};
  }
  if (!quantity.isAlwaysOurs) return undefined;
  const search = equal.length > 0 ? ` (npm run figures -- "${quantity.text}" lists them)` : '';
  return {fix: `write :figure[id]${search}, ${OTHER}`, kind: `literal ${search}`};
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

/** Whether a sentence has at least half of the words of a label. */
function isAbout(label: string, words: ReadonlySet<string>): boolean {
  const subjects = stemsIn(label).filter((stem) => !VAGUE.has(stem) && !/^\d/.test(stem));
  const shared = subjects.filter((stem) => words.has(stem)).length;
  return shared > 0 && shared >= subjects.length / 2;
}

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
