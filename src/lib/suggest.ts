import {closest, distance} from 'fastest-levenshtein';

/** Current names by former name. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['in_doubt', 'authoritative'],
  ['readings', 'figure-conflicts'],
]);

/**
 * The known name that was probably meant; undefined if more than half of the letters differ from every
 * known name.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const renamed = RENAMED.get(name);
  if (renamed && known.includes(renamed)) return renamed;
  const candidate = closest(name, known);
  return distance(name, candidate) <= Math.max(2, name.length / 2) ? candidate : undefined;
}

/** A fix that names the nearest known name, or all of them if none is near. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near) return `write "${near}"`;
  return known.length <= 12 ? `use one of: ${known.join(', ')}` : 'see the list of known names';
}
