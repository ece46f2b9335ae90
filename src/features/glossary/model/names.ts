import {fold} from '../../../lib/fold';
import type {Term} from './schema';

const DIGITS = '0–9';

/** The anchor of a name: `Proof of stake` is `proof-of-stake`. */
export function keyOf(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The letter below which a name is listed. Digits share one group. */
export function letterOf(name: string): string {
  const first = fold(name).charAt(0).toUpperCase();
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

/** Whether a term has all the words that somebody typed, in its names or its definition. An empty filter fits all. */
export function matchesFilter(texts: readonly string[], filter: string): boolean {
  const text = comparable(texts.join(' '));
  return comparable(filter)
    .split(' ')
    .every((word) => text.includes(word));
}

/** A hyphen and a space are the same. */
function comparable(text: string): string {
  return fold(text)
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}
