/** Days before the date at which the check begins to speak of it. */
const REVIEW_NOTICE = 30;

const DAY = 86_400_000;

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

/** Whole days from today to an ISO date; negative where it is past. */
export function daysUntil(date: string, today: Date): number {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return Math.round((Date.parse(`${date}T00:00:00Z`) - midnight) / DAY);
}
