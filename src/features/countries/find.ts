import {itemsOf, type ToolFigures} from '../../content/figures/tool-figures';
import {fold} from '../../lib/fold';
import {memoized} from '../../lib/memoized';
import type {World} from './world';

/** Figures that the check of countries works with. */
export const COUNTRY_FIGURES: readonly RegExp[] = [/^countries\.\w+\.list$/];

/** The lists that the pages give. */
export const GROUPS = ['full', 'limited', 'restricted'] as const;
export type Group = (typeof GROUPS)[number];

export interface ListedCountry {
  /** As our pages write it. */
  name: string;
  /** Two letters; empty where the language data does not know the name. */
  code: string;
  group: Group;
}

/** What our pages say about a country that somebody typed. */
export type CountryAnswer =
  | {kind: 'empty'}
  /** Nothing of that name is known, or several things are. */
  | {kind: 'unknown'; near: string[]}
  | {kind: 'listed'; country: ListedCountry}
  /** Has a code of its own and belongs to a listed country: the lists do not say what holds. */
  | {kind: 'territory'; name: string; of: ListedCountry}
  /** A country that no list names. */
  | {kind: 'unlisted'; name: string};

/** Territories with a code of their own, by the country that they belong to. */
const TERRITORIES: Readonly<Record<string, string>> = {
  AU: 'CC CX NF',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE WF YT',
  GB: 'AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG',
  NL: 'AW BQ CW SX',
  NO: 'SJ',
};

/** Every country that the pages list, in the order of the lists. */
export function listedCountries(figures: ToolFigures, world: World): ListedCountry[] {
  const codes = codesByName(world);
  return GROUPS.flatMap((group) =>
    itemsOf(figures, `countries.${group}.list`).map((name) => ({
      name,
      code: codes.get(folded(name)) ?? '',
      group,
    })),
  );
}

/** Looks up a name in English or in its own language, or a code of two or three letters. */
export function answerFor(
  typed: string,
  listed: readonly ListedCountry[],
  world: World,
): CountryAnswer {
  const wanted = folded(typed);
  if (wanted === '') return {kind: 'empty'};
  const code = codeOf(wanted, world);
  const named = listed.find(({name, code: own}) =>
    code === undefined ? folded(name) === wanted : own === code,
  );
  if (named) return {kind: 'listed', country: named};
  if (code === undefined) return {kind: 'unknown', near: nearTo(wanted, world)};
  const name = world[code]?.[0] ?? code;
  const [parent] =
    Object.entries(TERRITORIES).find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  const of = listed.find((country) => country.code === parent);
  return of ? {kind: 'territory', name, of} : {kind: 'unlisted', name};
}

/** How many names are offered. */
const NEAR = 4;

/** English names that have what was typed in them. */
function nearTo(wanted: string, world: World): string[] {
  if (wanted.length < 3) return [];
  return Object.values(world)
    .filter((names) => names.some((name) => folded(name).includes(wanted)))
    .flatMap(([english]) => english ?? [])
    .slice(0, NEAR);
}

/** The code of what was typed: as a code, as a name, or as the only name that begins like it. */
function codeOf(wanted: string, world: World): string | undefined {
  const upper = wanted.toUpperCase();
  if (Object.hasOwn(world, upper)) return upper;
  const codes = codesByName(world);
  const exact = codes.get(wanted);
  if (exact || wanted.length < 4) return exact;
  const begun = new Set(
    [...codes].flatMap(([name, code]) => (name.startsWith(wanted) ? code : [])),
  );
  return begun.size === 1 ? [...begun][0] : undefined;
}

const codesByName = memoized(
  (world: World) =>
    new Map(
      Object.entries(world).flatMap(([code, names]) =>
        names.map((name): [string, string] => [folded(name), code]),
      ),
    ),
);

/** Without case, marks, signs and a leading article: as names are compared. */
export function folded(text: string): string {
  return fold(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /u, '');
}
