import {toString} from 'mdast-util-to-string';

import {FAQ_CATEGORY} from '../../src/content/faq';
import {folderCategory} from '../../src/content/kinds';
import {count} from '../../src/lib/count';
import {daysUntil} from '../../src/lib/days';
import type {Finding} from '../../src/lib/finding';
import {findingAt, pageRule, type SourcePage} from './context';
import {isoDay} from './dates';
import {nodesOf} from './prose';

/** Categories about law, fees, countries and tax, which change independently of us. */
export const PERISHABLE: readonly string[] = ['compliance', FAQ_CATEGORY];
/** Heading of the list of legal acts that a page relies on. */
const SOURCES = 'Sources';
/** How many days before the date the check starts to report it. */
const NOTICE = 30;

/**
 * Pages with `review_by` are reviewed before that date, which is at most a year ahead. Pages that
 * state law, fees, countries or tax must have one.
 */
export const reviewBy = pageRule('review-by', (page, {today, strict}): Finding[] => {
  const {review_by: date} = page.frontMatter;
  const latest = latestReview(today);
  const report = (message: string, fix: string): Finding =>
    findingAt(page, 'review_by', message, fix);
  if (date === undefined && isPerishable(page)) {
    const message = 'a page about law, fees, countries or tax needs "review_by"';
    const fix = `add the date until which it is known to be correct, at the latest review_by: ${latest}`;
    return [report(message, fix)];
  }
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return [];
  if (date > latest) {
    const message = `review_by: ${date} is more than 12 months ahead`;
    return [report(message, `set an earlier date, at the latest review_by: ${latest}`)];
  }
  const days = daysUntil(date, today);
  if (days > NOTICE) return [];
  const when = days === 0 ? 'today' : `in ${count(days, 'day')}`;
  const message =
    days < 0
      ? `the review of this page has been overdue since ${date}`
      : `the review of this page is due ${when} (${date})`;
  const fix = `reread the page, correct what is out of date, then set review_by: ${latest}`;
  const isError = days < 0 && strict;
  return [{...report(message, fix), ...(!isError && {severity: 'warning'})}];
});

/** The latest allowed `review_by`: the same day next year, as an ISO date. */
export function latestReview(today: Date): string {
  const day = Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate());
  return isoDay(new Date(day));
}

function isPerishable({file, kind, frontMatter, markdown}: SourcePage): boolean {
  if (kind !== 'article' && kind !== 'legal') return false;
  const category = String(frontMatter.category ?? folderCategory(file));
  if (kind === 'legal' || PERISHABLE.includes(category)) return true;
  return nodesOf(markdown, 'heading').some((heading) => toString(heading) === SOURCES);
}
