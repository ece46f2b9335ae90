import type {Finding} from '../../src/lib/finding';
import {type CheckContext, findingAt, pageRule} from './context';
import {type Passage, passagesOf, placeOfPart, stemsIn} from './prose';
import {formOf, type Typed, typedIn} from './quantities';

const OTHER = ':calc[…] if it is computed, or :literal[…]{reason="…"} if it is neither';

/** What to do in a place that cannot contain directives. */
const INSTEAD: Partial<Record<Passage['place'], string>> = {
  title: 'leave out the value: front matter cannot contain figures',
  description: 'leave out the value: front matter cannot contain figures',
  lead: 'write :figure[…] or :brand[…]',
  attribute: 'leave it out, or write it between the tags with :figure[…] or :brand[…]',
};

/** Pages contain no hard-coded prices, percentages, limits, times, counts or brand values. */
export const literals = pageRule('literals', (page, context) =>
  passagesOf(page).flatMap((passage) =>
    typedIn(passage.text).flatMap((typed): Finding[] => {
      const {text, what, offset} = typed;
      const {place} = passage;
      // An update has the values of its day, which stay when the figures change.
      const isDated = page.kind === 'update' && place === 'text' && what !== 'brand value';
      const remedy = isDated ? undefined : remedyFor(typed, passage, context);
      if (!remedy) return [];
      const subject = `"${text}"`;
      const where = place === 'text' ? '' : ` in the ${place}`;
      const message = `the ${what} ${subject} is hard-coded${where}`;
      const start = placeOfPart(page.content, text, passage.offset + offset);
      return [{...findingAt(page, start, message, ''), ...remedy, subject}];
    }),
  ),
);

type Remedy = Pick<Finding, 'fix' | 'severity'>;

/** How many figures are named of those that have the same value. */
const CANDIDATES = 3;

/**
 * Money, percentages, business days and limits are always errors. Other times and counts are common in advice: they are
 * a warning if the sentence names one of our figures, and else a question to the writer of the page.
 */
function remedyFor(
  typed: Typed,
  {text, place}: Passage,
  {figures, subjects, pages}: CheckContext,
): Remedy | undefined {
  const instead = INSTEAD[place];
  if (instead) return typed.isOftenAdvice ? undefined : {fix: instead};
  if (typed.what === 'brand value')
    return {fix: 'write :brand[…] with a key from src/config/brand.ts'};
  const words = new Set(stemsIn(sentenceAround(text, typed)));
  const equal = [...figures.figures]
    .flatMap(([id, figure]) => {
      const form = formOf(typed, figure);
      if (form === undefined) return [];
      const stems = stemsIn(figure.label).filter((stem) => !VAGUE.has(stem));
      const missing = stems.filter((stem) => !words.has(stem)).length / Math.max(1, stems.length);
      return [{use: `:figure[${id}]${form && `{as=${form}}`} (${figure.label})`, missing}];
    })
    .sort((a, b) => a.missing - b.missing);
  // One is proposed, and only if the sentence has all words of its label: a wrong proposal is worse than none.
  const [only, ...others] = equal.filter(({missing}) => missing === 0);
  if (only && others.length === 0) {
    const fix = `write ${only.use}, ${OTHER}`;
    return typed.isOftenAdvice ? {fix, severity: 'warning'} : {fix};
  }
  const candidates = equal.slice(0, CANDIDATES).map(({use}) => use);
  const question = `is it ${candidates.join(' or ')}? If not, write ${OTHER}`;
  const fix = equal.length > 0 ? question : `write :figure[id], ${OTHER}`;
  if (!typed.isOftenAdvice) return {fix};
  // Who checks everything asks for what is wrong, not for what may be.
  const isWhole = subjects.length === pages.length;
  return equal.length > 0 && !isWhole ? {fix, severity: 'hint'} : undefined;
}

function sentenceAround(text: string, {offset, text: {length}}: Typed): string {
  const before = text.slice(0, offset).split(/[.!?:;]\s/);
  const [after = ''] = text.slice(offset + length).split(/[.!?:;](?:\s|$)/);
  return `${before.at(-1)} ${after}`;
}

/** Words of labels that say nothing about their subject. */
const VAGUE = new Set(['time', 'wait', 'befor', 'minimum', 'period', 'most', 'smallest']);
