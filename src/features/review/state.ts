import {daysBetween} from '../../lib/days';

/** How many days before the date the check starts to report it. */
const REVIEW_NOTICE = 30;

/** `due`: the date has passed; `soon`: it is within the notice period. */
type ReviewState = 'fine' | 'soon' | 'due';

/**
 * Whether a page is due for review.
 *
 * @param reviewBy ISO date up to which the page is known to be correct
 * @param today any point in time; days start at midnight UTC
 */
export function reviewState(reviewBy: string, today: Date): ReviewState {
  const days = daysUntil(reviewBy, today);
  if (days < 0) return 'due';
  return days <= REVIEW_NOTICE ? 'soon' : 'fine';
}

/** The latest allowed `review_by`: the same day next year, as an ISO date. */
export function latestReview(today: Date): string {
  const day = Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate());
  return new Date(day).toISOString().slice(0, 10);
}

/** Whole days from today until an ISO date; negative if it has passed. */
export function daysUntil(date: string, today: Date): number {
  return daysBetween(today.toISOString().slice(0, 10), date);
}
