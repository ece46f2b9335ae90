import {daysUntil, reviewState} from '../../src/features/review/state';
import type {CheckContext, SourcePage} from '../check/context';
import {sourcesOf} from '../check/inbound';
import {measure, TOLERANCE} from '../check/read-time';
import {code, type Section} from './document';

/** Days after which a page without a review date should be reviewed. */
const OLD = 365;
/** Pages with fewer words are thin. */
const THIN = 300;
/** Pages with fewer inbound links are orphans. */
const FEW_LINKS = 3;

/** All readable articles and legal pages. */
export function answersIn({pages}: CheckContext): SourcePage[] {
  return pages.filter(({kind, readable}) => readable && (kind === 'article' || kind === 'legal'));
}

const title = ({frontMatter}: SourcePage): string => String(frontMatter.title);
const file = ({shown}: SourcePage): string => code(shown);

/** Pages by review date, then by age. */
export function ages(context: CheckContext): Section {
  const {today} = context;
  const ranked = answersIn(context)
    .map((page) => {
      const {last_update: update, review_by: review} = page.frontMatter;
      const {date: updated} = update as {date: string};
      const days = -daysUntil(updated, today);
      return {page, updated, days, review: review as string | undefined};
    })
    .sort((a, b) => (a.review ?? '9999').localeCompare(b.review ?? '9999') || b.days - a.days);
  return {
    heading: 'Age and review',
    lead: `Pages with a review date come first, then the oldest pages. Review pages without a date after ${OLD} days. To extend a date, reread the page, correct it, and change review_by in its front matter.`,
    columns: ['Page', 'Updated', 'Days', 'Review by', 'Status', 'File'],
    rows: ranked.map(({page, updated, days, review}) => [
      title(page),
      updated,
      days,
      review ?? 'none',
      stateOf(review, days, today),
      file(page),
    ]),
    none: 'There are no pages.',
  };
}

function stateOf(review: string | undefined, days: number, today: Date): string {
  if (review === undefined) return days > OLD ? 'to review' : 'fine';
  return {due: 'overdue', soon: 'due soon', fine: 'fine'}[reviewState(review, today)];
}

/** Stated and measured read times, largest difference first. */
export function readTimes(context: CheckContext): Section {
  const rows = answersIn(context)
    .filter(({frontMatter}) => typeof frontMatter.read_time === 'number')
    .map((page) => {
      const stated = Number(page.frontMatter.read_time);
      const {words, minutes} = measure(page, context.figures);
      return {page, stated, words, minutes, difference: (minutes - stated) / stated};
    })
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const percent = new Intl.NumberFormat('en-GB', {style: 'percent', signDisplay: 'exceptZero'});
  return {
    heading: 'Read time and length',
    lead: `Largest difference first. The check fails if the difference is more than ${TOLERANCE * 100}%.`,
    columns: ['Page', 'Stated minutes', 'Measured minutes', 'Words', 'Difference', 'File'],
    rows: rows.map(({page, stated, words, minutes, difference}) => [
      title(page),
      stated,
      Number(minutes.toFixed(1)),
      words,
      percent.format(difference),
      file(page),
    ]),
    none: 'No page states a read time.',
  };
}

/** Pages with few inbound links or few words. */
export function orphans(context: CheckContext): Section {
  const rows = answersIn(context)
    .map((page) => ({
      page,
      links: sourcesOf(page, context).length,
      words: measure(page, context.figures).words,
    }))
    .filter(({links, words}) => links < FEW_LINKS || words < THIN)
    .sort((a, b) => a.links - b.links || a.words - b.words);
  return {
    heading: 'Orphan and thin pages',
    lead: `Pages that fewer than ${FEW_LINKS} others link to in their text, or with fewer than ${THIN} words. Link to them where readers need them, or merge them into another page.`,
    columns: ['Page', 'Inbound links', 'Words', 'File'],
    rows: rows.map(({page, links, words}) => [title(page), links, words, file(page)]),
    none: 'Every page has enough links and words.',
  };
}
