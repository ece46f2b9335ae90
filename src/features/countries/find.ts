import {fold} from '@portal/search';

import {itemsOf, type ToolFigures} from '../../content/figures/tool-figures';
import {memoized} from '../../lib/memoized';
import type {World} from './world';

export const COUNTRY_FIGURES: readonly RegExp[] = [/^countries\.\w+\.list$/];

/** The lists of countries on our pages. */
export const GROUPS = ['full', 'limited', 'restricted'] as const;
type Group = (typeof GROUPS)[number];

/** Those that have the support of their country. Archived versions name none. */
const TERRITORIES = 'countries.territories.list';

export interface ListedCountry {
  /** As spelled on our pages. */
  name: string;
  /** ISO 3166 alpha-2; empty if the language data does not know the name. */
  code: string;
  group: Group;
}

/** What our pages say about a country. */
export interface CountryAnswer {
  kind: Group | 'unlisted';
  name: string;
}

/** How an answer looks. */
export const TONES = {
  full: 'good',
  limited: 'warning',
  restricted: 'bad',
  unlisted: 'bad',
} as const;

/** Every listed country, in the order of the lists, then territories. */
export function listedCountries(figures: ToolFigures, world: World): ListedCountry[] {
  const codes = codesByName(world);
  const list = (id: string, group: Group): ListedCountry[] =>
    itemsOf(figures, id).map((name) => ({name, code: codes.get(folded(name)) ?? '', group}));
  return [
    ...GROUPS.flatMap((group) => list(`countries.${group}.list`, group)),
    ...(TERRITORIES in figures ? list(TERRITORIES, 'full') : []),
  ];
}

/**
 * Looks up a name in English or a local language, or a two-letter code. No answer if no country matches, or several do.
 *
 * @param world undefined until it is loaded: then only listed countries are found, by the names on our pages
 */
export function answerFor(
  typed: string,
  listed: readonly ListedCountry[],
  world: World = {},
): CountryAnswer | undefined {
  const wanted = folded(typed);
  const code = codeOf(wanted, world);
  const found = listed.find((country) =>
    code === undefined ? folded(country.name) === wanted : country.code === code,
  );
  if (found) return {kind: found.group, name: found.name};
  return code === undefined ? undefined : {kind: 'unlisted', name: world[code]?.[0] ?? code};
}

/**
 * The English name of the country that a text asks about, in any language and Polish case; empty if the text has
 * other words too.
 *
 * @param idle words of the text that do not name a country, although they may be part of a name
 */
export function nameIn(text: string, idle: readonly string[], world: World): string {
  const stemOf = (words: string): string =>
    folded(words)
      .split(' ')
      // A single letter is an article, as in `l’Algérie`.
      .filter((word) => word.length > 1 && !idle.includes(word))
      // `Turcja` and `Turcji`, `Maroko` and `Maroka`, `Iran` and `Iranu`.
      .map((word) => word.replace(/^(.{4,})[aeiouy]$/u, '$1'))
      .join(' ');
  const asked = stemOf(text);
  if (asked === '') return '';
  const found = Object.values(world).find((names) => names.some((one) => stemOf(one) === asked));
  return found?.[0] ?? '';
}

/** The code for what was typed: a code, a name, or a prefix that only matches one country. */
function codeOf(wanted: string, world: World): string | undefined {
  const upper = wanted.toUpperCase();
  if (Object.hasOwn(world, upper)) return upper;
  const codes = codesByName(world);
  const exact = codes.get(wanted);
  if (exact || wanted.length < 4) return exact;
  const begun = [...codes].flatMap(([name, code]) => (name.startsWith(wanted) ? code : []));
  return new Set(begun).size === 1 ? begun[0] : undefined;
}

const codesByName = memoized(
  (world: World) =>
    new Map(
      Object.entries(world).flatMap(([code, names]) =>
        names.map((name): [string, string] => [folded(name), code]),
      ),
    ),
);

/** Normalises a name for comparison: no case, diacritics, punctuation or leading article. */
export function folded(text: string): string {
  return fold(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /u, '');
}
