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

/** Easter Sunday of the Gregorian calendar, by the rule of Gauss as Lichtenberg completed it. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const golden = year % 19;
  const raw = (19 * golden + moon) % 30;
  const shift = Math.floor((raw + Math.floor(golden / 11)) / 29);
  const fullMoon = 21 + raw - shift;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return addDays(`${year}-03-01`, fullMoon + 7 - ((fullMoon - firstSunday) % 7) - 1);
}
