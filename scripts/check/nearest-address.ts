import {closest, distance} from 'fastest-levenshtein';

/** An address that differs more is rather another page than a slip. */
const MAX_SLIPS = 3;

/** The known address that was meant: at most three letters of its last part differ, and at most one in four. */
export function nearestAddress(wanted: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(wanted, known);
  const {length} = wanted.split('/').at(-1) ?? '';
  const allowed = Math.min(MAX_SLIPS, Math.max(1, Math.floor(length / 4)));
  return distance(wanted, candidate) <= allowed ? candidate : undefined;
}
