import {dateOf, daysBetween, isDay} from '../../lib/days';
import {memoized} from '../../lib/memoized';

/**
 * How long ago a date was, counted in whole days of the visitor's calendar:
 * "today", "yesterday", "2 days ago", "3 weeks ago". From a year on, the date alone says more.
 *
 * @param date ISO date, YYYY-MM-DD
 * @param today also an ISO date
 * @returns undefined for an old, invalid or future date, so that a wrong clock cannot produce a wrong age
 */
export function relativeAge(date: string, today: string, locale: string): string | undefined {
  if (!isDay(date)) return undefined;
  const days = daysBetween(date, today);
  if (days < 0 || days >= 365) return undefined;
  if (days < 7) return new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(-days, 'day');
  const ago = new Intl.RelativeTimeFormat(locale, {numeric: 'always'});
  if (days < 35) return ago.format(-Math.floor(days / 7), 'week');
  return ago.format(-Math.floor(days / 30.4375), 'month');
}

/** Memoized, because creating a formatter takes longer than formatting all dates of a page. */
const longDate = memoized(
  (locale: string) => new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}),
);

/** The date in full: 26 November 2024. */
export function calendarDate(date: string, locale: string): string {
  return longDate(locale).format(dateOf(date));
}
