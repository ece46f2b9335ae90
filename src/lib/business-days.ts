import {addDays, dateOf} from './days';

/**
 * The day that is a number of business days after another, both as ISO dates. Skips Saturdays and Sundays; a start at
 * the weekend counts from Monday.
 */
export function addBusinessDays(day: string, days: number): string {
  let at = day;
  while (isWeekend(at)) at = addDays(at, 1);
  for (let left = days; left > 0; left -= 1) {
    do at = addDays(at, 1);
    while (isWeekend(at));
  }
  return at;
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(dateOf(day).getUTCDay());
}
