import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/payment.json';

import {brand} from '@site/src/config/brand';
import {textOf, type ToolFigures} from '@site/src/content/figures/tool-figures';
import {groupAt, type GroupName, type Method} from '@site/src/features/payment/model/cases';
import {
  type Deadline,
  LATE,
  RETRY,
  stateOf,
  usualTime,
} from '@site/src/features/payment/model/deadline';
import {addDays, dateOf} from '@site/src/lib/days';

interface CaseTexts {
  /** What the screen says. */
  says: string;
  means: string;
  now: string;
  /** In place of a deadline. */
  title?: string;
  /** What to do after the deadline. */
  later?: string;
}

const CASES: Readonly<Record<GroupName, Readonly<Record<string, CaseTexts>>>> = texts.case;

/** The words of a case with their figures; undefined where there is no such case. */
export function caseTexts(
  group: GroupName,
  screen: string,
  methods: readonly Method[],
  figures: ToolFigures,
  locale: string,
): CaseTexts | undefined {
  const words = CASES[group][screen];
  if (!words) return undefined;
  const values = {
    phone: brand.supportPhone,
    retry: textOf(figures, RETRY, {locale}),
    retryMax: textOf(figures, RETRY, {locale, form: 'max'}),
    time: timesText(group, methods, figures, locale),
  };
  const {title, later} = words;
  return {
    says: words.says,
    means: words.means,
    now: interpolate(words.now, values),
    ...(title && {title: interpolate(title, values)}),
    ...(later && {later}),
  };
}

/** The usual time without a date: "1–2 business days", or with the names of several methods. */
function timesText(
  group: GroupName,
  methods: readonly Method[],
  figures: ToolFigures,
  locale: string,
): string {
  const times = methods.flatMap((method) => {
    const id = usualTime(groupAt(group).way, method, figures);
    return id ? [{method, time: textOf(figures, id, {locale})}] : [];
  });
  return new Intl.ListFormat(locale, {type: 'unit'}).format(
    times.map(({method, time}) => (methods.length > 1 ? `${texts.method[method]} ${time}` : time)),
  );
}

/** How long to wait, where no day is known. */
export function undatedText(
  group: GroupName,
  methods: readonly Method[],
  figures: ToolFigures,
  locale: string,
): string {
  const {undated, undatedIn} = texts.wait;
  return interpolate(groupAt(group).way === 'in' ? undatedIn : undated, {
    time: timesText(group, methods, figures, locale),
    late: textOf(figures, LATE, {locale, form: 'bare'}),
  });
}

/** Until when to wait, as seen from today. */
export function deadlineText(
  deadline: Deadline,
  paid: string,
  today: string,
  figures: ToolFigures,
  locale: string,
): string {
  const state = stateOf(deadline, paid, today);
  if (deadline.kind === 'minutes') {
    if (state === 'over') return texts.wait.over;
    const max = textOf(figures, deadline.figure, {locale, form: 'max'});
    return interpolate(texts.wait.minutes, {max});
  }
  const {until, write} = deadline;
  return interpolate(texts.wait[state === 'over' ? 'overSince' : state], {
    until: dayText(until, locale),
    last: dayText(addDays(write, -1), locale),
  });
}

/** The day with its weekday: Monday, 30 November 2026. */
export function dayText(day: string, locale: string): string {
  return longDay(locale).format(dateOf(day));
}

export function daysText(from: string, until: string, locale: string): string {
  return longDay(locale).formatRange(dateOf(from), dateOf(until));
}

function longDay(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'full', timeZone: 'UTC'});
}

export function sayingOf(group: GroupName, screen: string): string {
  return CASES[group][screen]?.says ?? screen;
}
