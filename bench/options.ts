import {parseArgs} from 'node:util';

import {suggestion} from '../src/lib/suggest';
import {MOST_VERSIONS} from './growth/portal';

export const PARTS = ['pages', 'interaction', 'search', 'growth'] as const;
export type Part = (typeof PARTS)[number];

export const SITES = ['portal', 'starlight'] as const;

export interface Options {
  parts: readonly Part[];
  /** Runs of each page or interaction, of which the median counts. */
  runs: number;
  /** Sizes of the growth. */
  articles: number[];
  versions: number[];
  sites: (typeof SITES)[number][];
  /** Builds of each size, cold and warm, of which the median counts. */
  builds: number;
  /** Whether the tables go into bench/README.md. */
  write: boolean;
}

export const USAGE = `npm run bench -- [${PARTS.join('] [')}] [--runs 5] [--articles 45,500,2000]
  [--versions 1,4] [--sites portal,starlight] [--builds 1] [--write]`;

/** Reads the arguments, or says what is wrong with them. */
export function optionsFrom(args: readonly string[]): Options | {fault: string} {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: {type: 'string', default: '5'},
        articles: {type: 'string', default: '45,500,2000'},
        versions: {type: 'string', default: '1,4'},
        sites: {type: 'string', default: SITES.join(',')},
        builds: {type: 'string', default: '1'},
        write: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    return {fault: `${error instanceof Error ? error.message : String(error)}\n${USAGE}`};
  }
  const {positionals, values} = parsed;
  const unknown =
    strangerIn(positionals, PARTS, 'part') ?? strangerIn(values.sites.split(','), SITES, 'site');
  if (unknown) return {fault: unknown};
  const [runs = Number.NaN] = numbers(values.runs);
  const [builds = Number.NaN] = numbers(values.builds);
  const options = {
    parts: positionals.length > 0 ? (positionals as Part[]) : PARTS,
    runs,
    articles: numbers(values.articles),
    versions: numbers(values.versions),
    sites: values.sites.split(',') as Options['sites'],
    builds,
    write: values.write,
  };
  const counts = [runs, builds, ...options.articles, ...options.versions];
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    return {fault: `Counts are whole numbers from 1 on, with commas between them.\n${USAGE}`};
  }
  if (options.versions.some((count) => count > MOST_VERSIONS)) {
    return {fault: `At most ${MOST_VERSIONS} versions can be measured.`};
  }
  return options;
}

function numbers(list: string): number[] {
  return list.split(',').map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
}

function strangerIn(
  given: readonly string[],
  known: readonly string[],
  what: string,
): string | undefined {
  const stranger = given.find((name) => !known.includes(name));
  if (stranger === undefined) return undefined;
  return `There is no ${what} "${stranger}": ${suggestion(stranger, known)}.`;
}
