const DAY = 24 * 60 * 60 * 1000;

/** Days are ISO dates, YYYY-MM-DD: without a time, they are the same in every zone. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoOf(time) === text;
}

/** The day on the visitor's calendar. */
export function dayOf(now: Date): string {
  return isoOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

export function addDays(day: string, days: number): string {
  return isoOf(dateOf(day).getTime() + days * DAY);
}

/** Saturdays and Sundays are left out; a start on one of them counts from Monday. */
export function addBusinessDays(day: string, days: number): string {
  let at = day;
  while (isWeekend(at)) at = addDays(at, 1);
  for (let left = days; left > 0; left -= 1) {
    do at = addDays(at, 1);
    while (isWeekend(at));
  }
  return at;
}

export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(dateOf(day).getUTCDay());
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
