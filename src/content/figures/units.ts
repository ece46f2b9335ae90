const TIMES = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const;
export const TIME_UNITS = [...TIMES, 'business-day'] as const;
/** Units that Intl supports under the same name. */
export const INTL_UNITS = ['percent', ...TIMES] as const;
export const COINS = ['BTC', 'ETH', 'LTC'] as const;

/** The value of a figure for what takes no time, which tools know. */
export const INSTANT = 'instant';

const ENGLISH = {
  /** Units that are written as words after the number. */
  counted: {
    'business-day': {one: 'business day', other: 'business days'},
    'request-per-minute': {one: 'request per minute', other: 'requests per minute'},
    attempt: {one: 'attempt', other: 'attempts'},
    character: {one: 'character', other: 'characters'},
    digit: {one: 'digit', other: 'digits'},
    coin: {one: 'coin', other: 'coins'},
    country: {one: 'country', other: 'countries'},
    language: {one: 'language', other: 'languages'},
    agent: {one: 'agent', other: 'agents'},
  },
  /** How a bound stands around a figure. */
  bound: {
    over: (figure: string) => `over ${figure}`,
    under: (figure: string) => `under ${figure}`,
    above: (figure: string) => `above ${figure}`,
    below: (figure: string) => `below ${figure}`,
    'at-least': (figure: string) => `at least ${figure}`,
    'up-to': (figure: string) => `up to ${figure}`,
    within: (figure: string) => `within ${figure}`,
    'or-more': (figure: string) => `${figure} or more`,
    'and-more': (figure: string) => figure.replace(/^([\d.,]+)/, '$1+'),
    plus: (figure: string) => `+${figure}`,
    off: (figure: string) => `${figure} off`,
  },
  more: 'more',
  instant: 'instant',
};

type CountedUnit = keyof typeof ENGLISH.counted;
export type Bound = keyof typeof ENGLISH.bound;
export type Unit =
  | 'EUR'
  | (typeof COINS)[number]
  | (typeof INTL_UNITS)[number]
  | CountedUnit
  | 'number'
  | 'text';
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & {other: string};

export const BOUNDS = Object.keys(ENGLISH.bound) as Bound[];
export const UNITS: readonly Unit[] = [
  ...(['EUR', ...COINS, ...INTL_UNITS] as const),
  ...(Object.keys(ENGLISH.counted) as CountedUnit[]),
  ...(['number', 'text'] as const),
];

interface Words {
  counted: Record<CountedUnit, PluralForms>;
  bound: Record<Bound, (figure: string) => string>;
  more: string;
  /** For a time of {@link INSTANT}. */
  instant: string;
}

/**
 * The words around a number, by language. They are used in the build, where Docusaurus's translations
 * are not loaded, so a new language needs an entry here.
 */
const WORDS: Record<string, Words> = {
  en: ENGLISH,
  de: {
    counted: {
      'business-day': {one: 'Bankarbeitstag', other: 'Bankarbeitstage'},
      'request-per-minute': {one: 'Abfrage pro Minute', other: 'Abfragen pro Minute'},
      attempt: {one: 'Versuch', other: 'Versuche'},
      character: {one: 'Zeichen', other: 'Zeichen'},
      digit: {one: 'Ziffer', other: 'Ziffern'},
      coin: {one: 'Coin', other: 'Coins'},
      country: {one: 'Land', other: 'Länder'},
      language: {one: 'Sprache', other: 'Sprachen'},
      agent: {one: 'Mitarbeiter', other: 'Mitarbeiter'},
    },
    bound: {
      over: (figure) => `über ${figure}`,
      under: (figure) => `unter ${figure}`,
      above: (figure) => `über ${figure}`,
      below: (figure) => `unter ${figure}`,
      'at-least': (figure) => `mindestens ${figure}`,
      'up-to': (figure) => `bis zu ${figure}`,
      within: (figure) => `innerhalb von ${figure}`,
      'or-more': (figure) => `${figure} oder mehr`,
      'and-more': (figure) => figure.replace(/^([\d.,]+)/, '$1+'),
      plus: (figure) => `+${figure}`,
      off: (figure) => `${figure} Rabatt`,
    },
    more: 'weitere',
    instant: 'sofort',
  },
};

export function localeWords(locale: string): Words {
  const words = WORDS[locale.split('-')[0] ?? 'en'];
  if (!words) throw new Error(`src/content/figures/units.ts has no words for "${locale}"`);
  return words;
}
