import {memoized} from '../../lib/memoized';

/**
 * The names of the world's countries and territories, from Node's language data. Only used at build
 * time, because browsers include some languages and lack others.
 */

/** Languages in which every country's name is accepted, besides its own. */
const READERS = ['en', 'de', 'pl', 'fr', 'es'];

/** Official languages of countries that have more than the most widely spoken one. */
const FURTHER: Readonly<Record<string, string>> = {
  AF: 'fa ps',
  BE: 'nl fr de',
  BY: 'be ru',
  CA: 'en fr',
  CH: 'de fr it rm',
  CY: 'el tr',
  ES: 'es ca eu gl',
  FI: 'fi sv',
  IE: 'en ga',
  IQ: 'ar ckb',
  LU: 'lb fr de',
  MT: 'mt en',
  NO: 'nb nn',
  SO: 'so ar',
};

/** Codes that are not countries: withdrawn codes, unions, and places without residents. */
const NO_COUNTRY = new Set(
  'AC AN AQ BU BV CP CQ CS DD DG DY EA EU EZ FX HM HV IC NH NT QO RH SU TA TF TP UK UM UN VD XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** Common names and irregular cases that are missing from the language data, and places that people name instead of their country. */
const FURTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'UAE, Dubai, Abu Dhabi',
  BA: 'Bosnia',
  CD: 'Democratic Republic of Congo, Democratic Republic of the Congo, DR Congo, DRC',
  CG: 'Republic of the Congo, Congo Republic',
  CI: 'Ivory Coast',
  CZ: 'Czech Republic, Česká republika, Czechach',
  DE: 'Niemczech, Niemiec',
  GB: 'Great Britain, Britain, England, Scotland, Wales, Northern Ireland, UK',
  GR: 'Hellas',
  HK: 'Hong Kong, Hongkong',
  HU: 'Węgrzech, Węgier',
  IE: 'Republic of Ireland',
  IT: 'Włoszech, Włoch',
  KP: "Democratic People's Republic of Korea, DPRK",
  KR: 'Republic of Korea',
  MK: 'Macedonia',
  NL: 'Holland',
  RU: 'Russian Federation',
  SK: 'Slovak Republic',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  US: 'US, USA, United States of America, America, New York, California, Texas, Florida',
  VA: 'Vatican',
};

/** Names in the language data, or parts of them, that also mean another country. */
const NOT_ITS_NAMES: Readonly<Record<string, readonly string[]>> = {
  CG: ['Congo'],
  HK: ['China', 'Chiny'],
  MO: ['China', 'Chiny'],
  SX: ['Saint-Martin'],
};

/** Names of countries and territories by two-letter code, the English one first. */
export type World = Readonly<Record<string, readonly string[]>>;

export function worldNames(): World {
  return Object.fromEntries(
    allCodes().flatMap((code): [string, string[]][] => {
      const own = FURTHER[code]?.split(' ') ?? [
        new Intl.Locale(`und-${code}`).maximize().language ?? 'en',
      ];
      const all = [
        ...[...READERS, ...own].flatMap((language) => variantsOf(namesIn(language).of(code) ?? '')),
        ...(FURTHER_NAMES[code]?.split(', ') ?? []),
      ];
      const not = ['', ...(NOT_ITS_NAMES[code] ?? [])];
      return [[code, [...new Set(all.filter((name) => !not.includes(name)))]]];
    }),
  );
}

const namesIn = memoized(
  // A language without data would be the machine's.
  (language: string) => new Intl.DisplayNames([language, 'en'], {type: 'region', fallback: 'none'}),
);

/** `Myanmar (Burma)` is accepted in full and as either part. */
function variantsOf(name: string): string[] {
  const [, outer = '', inner = ''] = /^(.*\S) ?\((.+)\)$/u.exec(name) ?? [];
  return outer ? [name, outer, inner] : [name];
}

/** The codes of all countries and territories. */
function allCodes(): string[] {
  const letters = Array.from({length: 26}, (_, index) => String.fromCharCode(65 + index));
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => namesIn('en').of(code) !== undefined && !NO_COUNTRY.has(code));
}
