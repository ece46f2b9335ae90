import {type Change, inTimestamp} from './change';

/** Unix time in seconds, for the next few centuries. */
const SECONDS = /^\d{9,11}$/;
/** Unix time in milliseconds. */
const MILLISECONDS = /^\d{12,14}$/;

/** Unix time in seconds with a decimal point, as Python's `time.time()` returns it. */
const FRACTION = /^\d{9,11}\.\d+$/;
/** Unix time in microseconds or nanoseconds. */
const FINER = /^\d{15,20}$/;

export function isFraction(timestamp: string): boolean {
  return /^\d+\.\d*$/.test(timestamp);
}

/** Whether a timestamp is in microseconds or nanoseconds. */
export function isFiner(timestamp: string): boolean {
  return FINER.test(timestamp);
}

/** Unix time in milliseconds of a timestamp in seconds or milliseconds, or undefined if it is neither. */
export function timeOf(timestamp: string): number | undefined {
  if (MILLISECONDS.test(timestamp)) return Number(timestamp);
  return SECONDS.test(timestamp) ? Number(timestamp) * 1000 : undefined;
}

/** Whether a timestamp has the unit that the contract requires. */
export function isMilliseconds(timestamp: string): boolean {
  return MILLISECONDS.test(timestamp);
}

const asTime = (write: (milliseconds: number) => readonly string[]): Change =>
  inTimestamp((timestamp) => {
    const time = timeOf(timestamp);
    return time === undefined ? [] : write(time);
  });

const withPoint = (value: number): string =>
  Number.isInteger(value) ? `${value}.0` : String(value);

function isoForms(milliseconds: number): string[] {
  const iso = new Date(milliseconds).toISOString();
  const seconds = iso.replace(/\.\d+Z$/, 'Z');
  const bare = [iso.replace('Z', ''), seconds.replace('Z', '')];
  return [
    iso,
    seconds,
    seconds.replace('Z', '+00:00'),
    ...bare,
    ...bare.map((text) => text.replace('T', ' ')),
  ];
}

export const timestampMistakes = {
  'timestamp.seconds': inTimestamp((timestamp) =>
    isMilliseconds(timestamp)
      ? [String(Math.floor(Number(timestamp) / 1000)), String(Math.round(Number(timestamp) / 1000))]
      : [],
  ),
  'timestamp.milliseconds': inTimestamp((timestamp) => {
    if (SECONDS.test(timestamp)) return [`${timestamp}000`];
    if (!FRACTION.test(timestamp)) return [];
    const time = Number(timestamp) * 1000;
    return [String(Math.floor(time)), String(Math.round(time))];
  }),
  'timestamp.fraction': asTime((time) => [
    withPoint(time / 1000),
    withPoint(time),
    (time / 1000).toFixed(3),
    (time / 1000).toFixed(6),
  ]),
  'timestamp.micro': asTime((time) => [`${time}000`, `${time}000000`]),
  'timestamp.text': asTime(isoForms),
  'timestamp.missing': inTimestamp(() => ['']),
} as const satisfies Record<string, Change>;

/**
 * The times shortly before and after a timestamp, in its own unit, nearest first: what a program
 * signs if it reads the clock once for the header and again for the signature.
 */
export function* timesNear(timestamp: string, span: number): Generator<string> {
  const time = Number(timestamp);
  if (timeOf(timestamp) === undefined) return;
  for (let distance = 1; distance <= span; distance += 1) {
    yield String(time + distance);
    yield String(time - distance);
  }
}
