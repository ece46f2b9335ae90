const DAY = 24 * 60 * 60 * 1000;

/**
 * How long ago a date was, counted in whole days of the visitor's calendar:
 * "today", "yesterday", "2 days ago", "3 weeks ago", "1 year ago".
 *
 * @param date ISO date, YYYY-MM-DD
 * @returns undefined for a date that is not yet or is none: a wrong clock must not make up an age
 */
export function relativeAge(date: string, now: Date, locale: string): string | undefined {
  const then = Date.parse(`${date}T00:00:00Z`);
  // A day that the month has not is moved to the next month by the parser, or refused.
  if (Number.isNaN(then) || new Date(then).toISOString().slice(0, 10) !== date) return undefined;
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((today - then) / DAY);
  if (!(days >= 0)) return undefined;
  if (days < 7) return new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(-days, 'day');
  const ago = new Intl.RelativeTimeFormat(locale, {numeric: 'always'});
  if (days < 35) return ago.format(-Math.floor(days / 7), 'week');
  if (days < 365) return ago.format(-Math.floor(days / 30.4375), 'month');
  return ago.format(-Math.floor(days / 365), 'year');
}

/** By language: to prepare one takes longer than to write all dates of a page. */
const long = new Map<string, Intl.DateTimeFormat>();

/** The date as a reader writes it: 26 November 2024. */
export function calendarDate(date: string, locale: string): string {
  let format = long.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
    long.set(locale, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}
