/** What separates groups of three digits: 10,000 10.000 10 000 10'000. */
const GROUP = String.raw`[.,'’ \u00a0\u2009\u202f]`;
const WHOLE = String.raw`\d{1,3}(?:${GROUP}\d{3})+(?!\d)`;

/** A number as Europeans write it: 10.000, 1 000, 1'000.50, 2,5 and 25,–. */
export const DIGITS = String.raw`(?<![\d.,'’])(?:${WHOLE}|\d+)(?:[.,]\d+)*(?:,(?:--?|–|—))?`;
/** A factor behind the digits, as in €2m. */
export const FACTOR = String.raw`(?:\s?(?:k|m|bn|mn|mio|mln|thousand|million|billion)\b)`;

const FACTORS: readonly [name: RegExp, value: number][] = [
  [/^(?:k|thousand)/i, 1e3],
  [/^(?:m|mn|mio|mln|million)/i, 1e6],
  [/^(?:bn|billion)/i, 1e9],
];

/**
 * The value of a number as it is written.
 *
 * @param isMoney whether three digits after a point are thousands: no currency has thousandths
 * @returns undefined if it has two meanings, as 1.500 BTC has
 */
export function valueOf(text: string, isMoney: boolean): number | undefined {
  const [digits = ''] = /[\d.,'’\s\u00a0\u2009\u202f]+/.exec(text) ?? [];
  const factor = text.slice(digits.length).trim();
  const plain = digits.replaceAll(/[^\d.,]|[.,]+$/g, '');
  const value = plainValue(plain, isMoney);
  const [, times = 1] = FACTORS.find(([name]) => name.test(factor)) ?? [];
  return value === undefined ? undefined : value * times;
}

function plainValue(text: string, isMoney: boolean): number | undefined {
  const marks = new Set(text.replaceAll(/\d/g, ''));
  const parts = text.split(/[.,]/);
  const last = parts.at(-1) ?? '';
  const whole = Number(parts.join(''));
  const split = Number(`${parts.slice(0, -1).join('')}.${last}`);
  if (marks.size === 0) return whole;
  // 1.234,56 and 1,234.56: the last mark starts the decimals.
  if (marks.size > 1) return split;
  if (parts.length > 2) return whole;
  if (last.length !== 3 || text.startsWith('0')) return split;
  if (marks.has(',') || isMoney) return whole;
  return undefined;
}
