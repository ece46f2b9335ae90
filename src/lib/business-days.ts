import {addDays, dateOf} from './days';

/** Days of each year on which TARGET, and so SEPA, settles no payment: 1 January, 1 May, 25 and 26 December. */
const CLOSED = /-(?:01-01|05-01|12-25|12-26)$/;
/** Good Friday and Easter Monday, in days from Easter. */
const AROUND_EASTER = [-2, 1];

/**
 * The day that is a number of business days after another, both as ISO dates. Skips weekends and the closing days of
 * TARGET (European Central Bank, long-term calendar for T2 closing days); a start on such a day counts from the next
 * business day.
 */
export function addBusinessDays(day: string, days: number): string {
  let at = day;
  while (!isBusinessDay(at)) at = addDays(at, 1);
  for (let left = days; left > 0; left -= 1) {
    do at = addDays(at, 1);
    while (!isBusinessDay(at));
  }
  return at;
}

/** The closing days of TARGET between two days, both included, that are no weekend. */
export function closingDaysBetween(from: string, to: string): string[] {
  const found: string[] = [];
  for (let at = from; at <= to; at = addDays(at, 1)) {
    if (!isWeekend(at) && !isBusinessDay(at)) found.push(at);
  }
  return found;
}

function isBusinessDay(day: string): boolean {
  if (isWeekend(day) || CLOSED.test(day)) return false;
  const easter = easterOf(dateOf(day).getUTCFullYear());
  return !AROUND_EASTER.some((days) => addDays(easter, days) === day);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(dateOf(day).getUTCDay());
}

/** Easter Sunday from 1900 to 2099, by the rule of Carter. */
function easterOf(year: number): string {
  const moon = ((225 - 11 * (year % 19) - 21) % 30) + 21;
  const shifted = moon > 48 ? moon - 1 : moon;
  const weekday = (year + Math.floor(year / 4) + shifted + 1) % 7;
  return addDays(`${year}-03-01`, shifted + 6 - weekday);
}
