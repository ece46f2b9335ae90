import {fold} from '@portal/search';

import {slugOf} from '../../../lib/slug';
import type {Term} from './schema';

const DIGITS = '0–9';

/** The letter under which a name is listed. Digits share one group. */
export function letterOf(name: string): string {
  const first = fold(name).charAt(0).toUpperCase();
  return /\d/.test(first) ? DIGITS : first;
}

/** Treats case, accents, hyphens and other marks as if they were not there. */
const comparable = (text: string): string => slugOf(text).replaceAll('-', ' ');

/** Alphabetical order. */
export function compareNames(a: string, b: string): number {
  return comparable(a).localeCompare(comparable(b), 'en');
}

export function namesOf({name, stands_for: standsFor, aliases = [], forms = []}: Term): string[] {
  return [name, ...(standsFor ? [standsFor] : []), ...aliases, ...forms];
}
