import {closest, distance} from 'fastest-levenshtein';

/** Names that had another name before. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['in_doubt', 'authoritative'],
  ['readings', 'figure-conflicts'],
]);

/**
 * The known name that was probably meant, or undefined when nothing is near:
 * more than half of the letters would have to change.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const renamed = RENAMED.get(name);
  if (renamed && known.includes(renamed)) return renamed;
  const candidate = closest(name, known);
  return distance(name, candidate) <= Math.max(2, name.length / 2) ? candidate : undefined;
}

/** "Write «x»" where a near name is known, else the whole list. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near) return `write "${near}"`;
  return known.length <= 12 ? `use one of: ${known.join(', ')}` : 'see the list of known names';
}
