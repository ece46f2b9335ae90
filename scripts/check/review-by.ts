import {daysUntil, reviewState} from '../../src/features/review/state';
import type {Finding} from '../../src/lib/finding';
import {lineOfField, type Check, type CheckContext, type SourcePage} from './context';

/** Months. */
const EXTENSION = 12;

/** Pages with `review_by` are reviewed before that date. */
export const reviewBy: Check = {
  name: 'review-by',
  run: (context) => ({
    looked: context.subjects.length,
    findings: context.subjects.flatMap((page) => checkPage(page, context)),
  }),
};

function checkPage(page: SourcePage, {today, strict}: CheckContext): Finding[] {
  const {review_by: date} = page.frontMatter;
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return [];
  const state = reviewState(date, today);
  if (state === 'fine') return [];
  const days = daysUntil(date, today);
  return [
    {
      file: page.shown,
      line: lineOfField(page, 'review_by'),
      column: 1,
      message:
        state === 'due'
          ? `the review of this page has been overdue since ${date}, and the page tells readers so`
          : `the review of this page is due in ${days} ${days === 1 ? 'day' : 'days'}, on ${date}`,
      fix: `reread the page, correct what is out of date, then set review_by: ${extended(today)}`,
      ...((state === 'soon' || !strict) && {severity: 'warning'}),
    },
  ];
}

/** The last day of the month, a year from now. */
function extended(today: Date): string {
  const end = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + EXTENSION + 1, 0);
  return new Date(end).toISOString().slice(0, 10);
}
