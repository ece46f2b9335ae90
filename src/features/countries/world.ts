/**
 * The names of the world's countries and territories, from the language data of Node. Read at build
 * alone: a browser brings names in some languages and lacks others.
 */

/** Names in these languages are taken for every country, besides its own. */
const READERS = ['en', 'de', 'pl'];

/** Further official languages of countries that have more than the one that is most spoken. */
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

/** Codes that name no country: withdrawn ones, unions, and places without residents. */
const NO_COUNTRY = new Set(
  'AC AN AQ BU BV CP CQ CS DD DG DY EA EU EZ FX HM HV IC NH NT QO RH SU TA TF TP UK UM UN VD XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** Codes of three letters, of the countries that our lists name. */
const THREE_LETTERS =
  'AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN ISL IRL ITA LVA LIE LTU LUX MLT NLD NOR POL PRT ROU SVK SVN ESP SWE ' +
  'GBR CHE CAN AUS AFG BLR MMR CAF CUB COD IRN IRQ LBY MLI NIC PRK RUS SOM SSD SDN SYR VEN YEM ZWE';
const TWO_LETTERS =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE ' +
  'GB CH CA AU AF BY MM CF CU CD IR IQ LY ML NI KP RU SO SS SD SY VE YE ZW';

/** Names that people use and the language data lacks. */
const FURTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  BA: ['Bosnia'],
  CD: ['Democratic Republic of Congo', 'Democratic Republic of the Congo', 'DR Congo', 'DRC'],
  CG: ['Republic of the Congo', 'Congo Republic'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic', 'Česká republika'],
  GB: ['Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'UK'],
  GR: ['Hellas'],
  HK: ['Hong Kong', 'Hongkong'],
  IE: ['Republic of Ireland', 'Eire'],
  KP: ["Democratic People's Republic of Korea", 'DPRK'],
  KR: ['Republic of Korea'],
  MK: ['Macedonia'],
  MM: ['Burma', 'Myanmar'],
  NL: ['Holland', 'The Netherlands'],
  RU: ['Russian Federation'],
  SK: ['Slovak Republic'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['US', 'USA', 'United States of America', 'America'],
  VA: ['Vatican'],
};

/** Names of a country or territory by its code of two letters, the English one first. */
export type World = Readonly<Record<string, readonly string[]>>;

export function worldNames(): World {
  const names = new Map<string, Intl.DisplayNames>();
  const nameIn = (language: string, code: string): string | undefined => {
    const known =
      names.get(language) ?? new Intl.DisplayNames(language, {type: 'region', fallback: 'none'});
    names.set(language, known);
    return known.of(code);
  };
  const three = new Map(
    TWO_LETTERS.split(' ').map((code, index) => [code, THREE_LETTERS.split(' ')[index] ?? '']),
  );
  return Object.fromEntries(
    allCodes().flatMap((code) => {
      if (nameIn('en', code) === undefined || NO_COUNTRY.has(code)) return [];
      const own = FURTHER[code]?.split(' ') ?? [
        new Intl.Locale(`und-${code}`).maximize().language ?? 'en',
      ];
      const all = [
        ...[...READERS, ...own].flatMap((language) => variantsOf(nameIn(language, code) ?? '')),
        ...(FURTHER_NAMES[code] ?? []),
        three.get(code) ?? '',
      ];
      return [[code, [...new Set(all.filter((name) => name !== ''))]]];
    }),
  );
}

/** `Myanmar (Burma)` is known as both. */
function variantsOf(name: string): string[] {
  const [, outer = '', inner = ''] = /^(.*\S) ?\((.+)\)$/u.exec(name) ?? [];
  return outer ? [name, outer, inner] : [name];
}

function allCodes(): string[] {
  const letters = Array.from({length: 26}, (_, index) => String.fromCharCode(65 + index));
  return letters.flatMap((first) => letters.map((second) => first + second));
}
