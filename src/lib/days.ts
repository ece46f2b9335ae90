const DAY = 24 * 60 * 60 * 1000;

/** Days are ISO dates, YYYY-MM-DD: without a time, they are the same in every time zone. */
export function isDay(text: string): boolean {
  const time = dateOf(text).getTime();
  return !Number.isNaN(time) && isoOf(time) === text;
}

/** The day on the visitor's calendar. */
export function dayOf(now: Date): string {
  return isoOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** Whole days from one day to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY);
}

/** Whole days from today until a day, by UTC; negative if it has passed. */
export function daysUntil(day: string, today: Date): number {
  return daysBetween(isoOf(today.getTime()), day);
}

export function addDays(day: string, days: number): string {
  return isoOf(dateOf(day).getTime() + days * DAY);
}

export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
