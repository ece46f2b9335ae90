import {daysBetween} from '../../lib/days';

/** Days before the date at which the check begins to speak of it. */
const REVIEW_NOTICE = 30;

/** `due` is past; `soon` is within the days of notice. */
type ReviewState = 'fine' | 'soon' | 'due';

/**
 * Whether a page should be read through again.
 *
 * @param reviewBy ISO date of the last day on which the page is known to be right
 * @param today any moment; days begin at midnight UTC
 */
export function reviewState(reviewBy: string, today: Date): ReviewState {
  const days = daysUntil(reviewBy, today);
  if (days < 0) return 'due';
  return days <= REVIEW_NOTICE ? 'soon' : 'fine';
}

/** The latest `review_by` that a page may have: the same day a year from now, as an ISO date. */
export function latestReview(today: Date): string {
  const day = Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate());
  return new Date(day).toISOString().slice(0, 10);
}

/** Whole days from today to an ISO date; negative where it is past. */
export function daysUntil(date: string, today: Date): number {
  return daysBetween(today.toISOString().slice(0, 10), date);
}
