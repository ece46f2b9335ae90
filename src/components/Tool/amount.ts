import Big from 'big.js';

export type AmountFault =
  | 'empty'
  | 'not-a-number'
  | 'negative'
  | 'zero'
  | 'too-small'
  | 'too-precise'
  | 'too-large'
  | 'ambiguous'
  | 'other-currency';

export type ParsedAmount = {value: Big; fault?: never} | {value?: never; fault: AmountFault};

interface Rules {
  /** Maximum number of decimal places. */
  decimals: number;
  /** Whether zero is allowed. An empty field then counts as zero. */
  zero?: boolean;
  /** The currency of the field; EUR by default. */
  currency?: keyof typeof SIGNS;
}

export const MAX_AMOUNT = new Big(1_000_000_000);

const SIGNS = {
  EUR: /^(?:€|eur(?:os?)?(?!\p{L}))\s*|\s*(?:€|eur(?:os?)?)$/giu,
  ETH: /\s*eth(?:er)?$/giu,
  PLN: /^(?:pln|z[łl])\s*|\s*(?:pln|z[łl](?:ot\w+)?)$/giu,
};
const OTHER_SIGN =
  /[€$£¥₿₽]|z[łl](?!\p{L})|\b(?:eur|pln|usd|gbp|chf|czk|sek|btc|eth|ltc|fr|kč|kr)(?!\p{L})\.?/iu;
/** Signs as wide as a Chinese character. */
const WIDE = /[！-～￥]/gu;
/** Arabic digits: the last four bits of each are its value. */
const ARABIC = /[٠-٩۰-۹]/gu;
/** Marks of direction, joiners and hyphens, which come along from other applications. */
const INVISIBLE = /\p{Cf}/gu;
/** `500,-` and `500.–` have no cents. */
const NO_CENTS = /(?<=\d)[.,][-–—]{1,2}(?=\D*$)/u;
const MINUS = /^[-−–]/u;

/**
 * Parses an amount as people type or paste it: `500`, `500,00`, `1.000,50`, `1 000`, `€500`.
 * A single comma before exactly three digits separates thousands, as in English, unless three or more decimals are
 * allowed: then it is ambiguous and rejected, except before three zeros. A single point there is always ambiguous.
 */
export function parseAmount(
  text: string,
  {decimals, zero = false, currency = 'EUR'}: Rules,
): ParsedAmount {
  const own = SIGNS[currency];
  const tidy = text
    .replaceAll(WIDE, (sign) => sign.normalize('NFKC'))
    .replaceAll(ARABIC, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/[٬’ʼ′´`]/gu, "'")
    .replaceAll('٫', '.')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(NO_CENTS, '')
    .trim();
  if (tidy === '') return zero ? {value: new Big(0)} : {fault: 'empty'};
  const bare = tidy.replaceAll(own, '').trim();
  const number = bare
    .replace(/^[-−–+]\s*/u, '')
    .replaceAll(own, '')
    .trim();
  if (OTHER_SIGN.test(number)) return {fault: 'other-currency'};
  const plain = plainNumber(number, decimals);
  if (plain === undefined) return {fault: 'not-a-number'};
  if (MINUS.test(bare)) return {fault: 'negative'};
  if (plain === 'ambiguous') return {fault: 'ambiguous'};
  if (plain.length > 40) return {fault: 'too-large'};
  return checked(new Big(plain), decimals, zero);
}

function checked(value: Big, decimals: number, zero: boolean): ParsedAmount {
  if (value.eq(0)) return zero ? {value} : {fault: 'zero'};
  if (value.gt(MAX_AMOUNT)) return {fault: 'too-large'};
  if (value.lt(new Big(10).pow(-decimals))) return {fault: 'too-small'};
  return value.round(decimals, Big.roundDown).eq(value) ? {value} : {fault: 'too-precise'};
}

/** The number with a decimal point; undefined if the text is not a number. */
function plainNumber(text: string, decimals: number): string | 'ambiguous' | undefined {
  if (!/^[\d.,' ]*\d[\d.,' ]*$/u.test(text)) return undefined;
  if (/[ ']/u.test(text) && !/^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d*)?$/u.test(text)) return undefined;
  const signs = text.replaceAll(/[ ']/gu, '');
  const marks = signs.match(/[.,]/gu) ?? [];
  const [mark] = marks;
  if (mark === undefined) return signs;
  if (marks.length > 1) {
    const last = marks.at(-1) ?? '';
    // Several marks of one kind separate thousands. Of two kinds, the last is the decimal separator.
    if (marks.every((each) => each === last)) {
      return /^\d{1,3}(?:[.,]\d{3})+$/u.test(signs) ? signs.replaceAll(last, '') : undefined;
    }
    const cut = signs.lastIndexOf(last);
    const whole = signs.slice(0, cut);
    if (!/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(whole)) return undefined;
    return `${whole.replaceAll(/[.,]/gu, '')}.${signs.slice(cut + 1) || '0'}`;
  }
  const [whole = '', part = ''] = signs.split(mark);
  if (part.length === 3 && /^[1-9]\d{0,2}$/u.test(whole) && !/[ ']/u.test(text)) {
    return mark === ',' && (decimals < 3 || part === '000') ? whole + part : 'ambiguous';
  }
  return `${whole || '0'}.${part || '0'}`;
}
