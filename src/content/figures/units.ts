export const TIME_UNITS = [
  'second',
  'minute',
  'hour',
  'day',
  'business-day',
  'month',
  'year',
] as const;
export const UNITS = [
  'EUR',
  'BTC',
  'ETH',
  'LTC',
  'percent',
  ...TIME_UNITS,
  'request-per-minute',
  'attempt',
  'character',
  'digit',
  'coin',
  'country',
  'language',
  'agent',
  'number',
  'text',
] as const;
export type Unit = (typeof UNITS)[number];

/** Relation between a figure and its value. */
export const BOUNDS = [
  'over',
  'under',
  'above',
  'below',
  'at-least',
  'up-to',
  'within',
  'or-more',
  'and-more',
  'plus',
  'off',
] as const;
export type Bound = (typeof BOUNDS)[number];

/** Units that Intl supports under the same name. */
export const INTL_UNITS = ['percent', 'second', 'minute', 'hour', 'day', 'month', 'year'] as const;

/** Units that are written as words after the number, in singular or plural. */
type CountedUnit = Exclude<Unit, (typeof INTL_UNITS)[number] | 'EUR' | 'number' | 'text'>;
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & {other: string};

interface Words {
  counted: Record<CountedUnit, PluralForms>;
  bound: Record<Bound, (figure: string) => string>;
  more: string;
}

/**
 * The words around a number, by language. They are used in the build, where Docusaurus's translations
 * are not loaded, so a new language needs an entry here.
 */
const WORDS: Record<string, Words> = {
  en: {
    counted: {
      BTC: {other: 'BTC'},
      ETH: {other: 'ETH'},
      LTC: {other: 'LTC'},
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
    bound: {
      over: (figure) => `over ${figure}`,
      under: (figure) => `under ${figure}`,
      above: (figure) => `above ${figure}`,
      below: (figure) => `below ${figure}`,
      'at-least': (figure) => `at least ${figure}`,
      'up-to': (figure) => `up to ${figure}`,
      within: (figure) => `within ${figure}`,
      'or-more': (figure) => `${figure} or more`,
      'and-more': (figure) => figure.replace(/^([\d.,]+)/, '$1+'),
      plus: (figure) => `+${figure}`,
      off: (figure) => `${figure} off`,
    },
    more: 'more',
  },
  de: {
    counted: {
      BTC: {other: 'BTC'},
      ETH: {other: 'ETH'},
      LTC: {other: 'LTC'},
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
  },
};

export function localeWords(locale: string): Words {
  const language = locale.split('-')[0] ?? 'en';
  const words = WORDS[language];
  if (!words)
    throw new Error(
      `There are no words for the locale "${locale}" in src/content/figures/units.ts`,
    );
  return words;
}
