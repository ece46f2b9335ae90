/** A range that a text names: in minutes if it has a unit of time, otherwise in its own unit. */
interface Extent {
  from: number;
  to: number;
}

const MINUTES = {second: 1 / 60, minute: 1, hour: 60, day: 1440, week: 10_080} as const;
export type TimeUnit = keyof typeof MINUTES;
const UNITS = Object.keys(MINUTES) as TimeUnit[];

/**
 * Reads the range in a text: `0.35%`, `10–60 minutes`, `1 to 2 business days`, `under a minute`.
 * A text without a number or unit, such as `free`, is nought.
 */
export function extentOf(text: string): Extent {
  const unit = UNITS.find((each) => text.includes(each));
  const numbers = [...text.matchAll(/\d[\d.,]*/g)].map(([number]) =>
    Number(number.replaceAll(/,(?=\d{3}\b)/g, '').replace(',', '.')),
  );
  const [first = unit ? 1 : 0, last = first] = numbers;
  const factor = unit ? MINUTES[unit] : 1;
  const from = /\b(?:under|up to|less)\b/.test(text) ? 0 : first;
  return {from: from * factor, to: last * factor};
}

/** Places values on an axis, in per cent of its length. */
export interface Scale {
  at: (value: number) => number;
  ticks: readonly {unit: TimeUnit; at: number}[];
}

/** An axis from nought to the end, or else to the largest value. */
export function linearScale(
  extents: readonly Extent[],
  end = Math.max(...extents.map(({to}) => to)),
): Scale {
  return {at: (value) => percent(end > 0 ? value / end : 0), ticks: []};
}

/** A logarithmic axis of minutes: from the unit below the smallest value to that above the largest. */
export function timeScale(extents: readonly Extent[]): Scale {
  const values = extents.flatMap(({from, to}) => [from, to]).filter((value) => value > 0);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const start = UNITS.findLast((unit) => MINUTES[unit] <= least) ?? 'second';
  const end = UNITS.find((unit) => MINUTES[unit] >= most) ?? 'week';
  const length = Math.log(MINUTES[end] / MINUTES[start]) || 1;
  const at = (value: number): number =>
    value <= MINUTES[start] ? 0 : percent(Math.log(value / MINUTES[start]) / length);
  const shown = UNITS.slice(UNITS.indexOf(start), UNITS.indexOf(end) + 1);
  return {at, ticks: shown.map((unit) => ({unit, at: at(MINUTES[unit])}))};
}

/** With one decimal, so that the build and every browser write the same. */
function percent(share: number): number {
  return Math.round(Math.min(share, 1) * 1000) / 10;
}
