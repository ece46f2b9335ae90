import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/payment.json';

import type {Tool, Writer} from '@site/src/components/Tool/use-tool';
import {brand} from '@site/src/config/brand';
import type {Case, GroupName} from '@site/src/features/payment/model/cases';
import {type Deadline, LATE, RETRY, usualTimes} from '@site/src/features/payment/model/deadline';
import {addDays, dateOf} from '@site/src/lib/days';

interface CaseTexts {
  /** What the screen says. */
  says: string;
  means: string;
  now: string;
  /** Replaces the deadline. */
  title?: string | undefined;
  /** What to do after the deadline. */
  later?: string;
}

const CASES: Readonly<Record<GroupName, Readonly<Record<string, CaseTexts>>>> = texts.case;

/** What the screen says, by case of a group. */
export function sayingsOf(group: GroupName): Record<string, string> {
  return Object.fromEntries(Object.entries(CASES[group]).map(([screen, {says}]) => [screen, says]));
}

/** The texts of a case with its figures filled in. */
export function caseTexts(found: Case, tool: Tool): CaseTexts {
  const {write} = tool;
  const values = {
    phone: brand.supportPhone,
    retry: write.figure(RETRY),
    retryMax: write.figure(RETRY, 'max'),
    time: timesText(found, tool),
  };
  const words = CASES[found.group][found.screen];
  if (!words) throw new Error(`There are no words for "${found.group} ${found.screen}"`);
  return {
    ...words,
    now: interpolate(words.now, values),
    title: words.title && interpolate(words.title, values),
  };
}

/** The usual time without a date: "1–2 business days", or with the names of several methods. */
function timesText(found: Case, {figures, write}: Tool): string {
  const times = usualTimes(found, figures).map(({method, id}) =>
    found.methods.length > 1 ? `${texts.method[method]} ${write.figure(id)}` : write.figure(id),
  );
  return new Intl.ListFormat(write.locale, {type: 'unit'}).format(times);
}

/** How long to wait if the date is unknown. */
export function undatedText(found: Case, tool: Tool): string {
  const {undated, undatedIn} = texts.wait;
  return interpolate(found.way === 'in' ? undatedIn : undated, {
    time: timesText(found, tool),
    late: tool.write.figure(LATE, 'bare'),
  });
}

/** Until when to wait, relative to today. */
export function deadlineText(deadline: Deadline, {figure, locale}: Writer): string {
  const {state} = deadline;
  if (deadline.kind === 'minutes') {
    if (state === 'over') return texts.wait.over;
    return interpolate(texts.wait.minutes, {max: figure(deadline.figure, 'max')});
  }
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

function longDay(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'full', timeZone: 'UTC'});
}
