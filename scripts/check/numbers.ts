/** What separates groups of three digits: 10,000 10.000 10 000 10'000 10_000. */
const GROUP = String.raw`[.,'’_˙ \u00a0\u2009\u202f]`;
const WHOLE = String.raw`\d{1,3}(?:${GROUP}\d{3})+(?!\d)`;

/** A number as Europeans write it: 10.000, 1 000, 1'000.50, 2,5 and 25,–. */
export const DIGITS = String.raw`(?<![\d.,'’])(?:${WHOLE}|\d+)(?:[.,]\d+)*(?:[.,](?:--?|–|—))?`;
/** The first letters decide, so that a longer name stands before a shorter one. */
const FACTORS: readonly [names: string, value: number][] = [
  ['tn|trillion', 1e12],
  ['milliarden?|miliard\\w*|mrd\\.?|mld\\.?|billions?|bn|b', 1e9],
  ['millionen|millions?|milion\\w*|mio\\.?|mln\\.?|mn|m', 1e6],
  ['thousand|tausend|tsd\\.?|tys\\.?|k', 1e3],
];
const NAMES = FACTORS.map(([names]) => names).join('|');
/** In any case, because the patterns that contain it tell EUR from eur. */
const anyCase = (text: string): string =>
  text.replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** A factor behind the digits, as in €2m, €2M and 2 Mio. */
export const FACTOR = String.raw`(?:\s?(?:${anyCase(NAMES)})(?![\wł]))`;

/**
 * The value of a number as it is written.
 *
 * @param isMoney whether three digits after a point are thousands: no currency has thousandths
 * @returns undefined if it has two meanings, as 1.500 BTC has
 */
export function valueOf(text: string, isMoney: boolean): number | undefined {
  const [digits = ''] = /[\d.,'’_˙\s\u00a0\u2009\u202f]+/.exec(text) ?? [];
  const factor = text.slice(digits.length).trim();
  const plain = digits.replaceAll(/[^\d.,]|[.,]+$/g, '');
  const value = plainValue(plain, isMoney);
  const [, times = 1] =
    FACTORS.find(([names]) => new RegExp(`^(?:${names})$`, 'i').test(factor)) ?? [];
  return value === undefined ? undefined : value * times;
}

function plainValue(text: string, isMoney: boolean): number | undefined {
  // The end of a number whose start was not read, as in "1, 000".
  if (/^0\d/.test(text)) return undefined;
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
