import type {Term} from './schema';

const DIGITS = '0–9';

/** The anchor of a name: `Proof of stake` is `proof-of-stake`. */
export function keyOf(name: string): string {
  return plain(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The letter below which a name is listed. Digits share one group. */
export function letterOf(name: string): string {
  const first = plain(name).charAt(0).toUpperCase();
  return /\d/.test(first) ? DIGITS : first;
}

/** Order of the alphabet, in which case, accents and hyphens do not count. */
export function compareNames(a: string, b: string): number {
  return keyOf(a).replaceAll('-', ' ').localeCompare(keyOf(b).replaceAll('-', ' '), 'en');
}

/** Everything a term is called. */
export function namesOf({name, stands_for: standsFor, aliases = [], forms = []}: Term): string[] {
  return [name, ...(standsFor ? [standsFor] : []), ...aliases, ...forms];
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
}
