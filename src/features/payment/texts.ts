import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/payment.json';

import type {Deadline} from '@site/src/features/payment/model/deadline';
import {addDays, dateOf} from '@site/src/lib/days';

/** Until when to wait, relative to today; undefined if that is a matter of minutes. */
export function deadlineText(deadline: Deadline, locale: string): string | undefined {
  const {state, kind} = deadline;
  if (kind === 'minutes') return state === 'over' ? texts.wait.over : undefined;
  return interpolate(texts.wait[state === 'over' ? 'overSince' : state], {
    until: dayText(deadline.until, locale),
    last: dayText(addDays(deadline.write, -1), locale),
  });
}

/** The date with its weekday: Monday, 30 November 2026. */
export function dayText(day: string, locale: string): string {
  return longDay(locale).format(dateOf(day));
}

export function daysText(from: string, until: string, locale: string): string {
  return longDay(locale).formatRange(dateOf(from), dateOf(until));
}

/** Days in a sentence: Friday, 25 December 2026 and Friday, 1 January 2027. */
export function listText(days: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(days.map((day) => dayText(day, locale)));
}

function longDay(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'full', timeZone: 'UTC'});
}
