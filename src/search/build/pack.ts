/** Sorted entries cut into files of about one size. A file is found by the first key of each. */
export interface Packed<K, V> {
  /** First key of each file, rising. */
  bounds: K[];
  files: [key: K, value: V][][];
}

/**
 * @param entries sorted by key
 * @param size characters that an entry takes
 * @param limit characters that a file shall hold; a single larger entry gets a file of its own
 */
export function pack<K, V>(
  entries: readonly (readonly [K, V])[],
  size: (entry: readonly [K, V]) => number,
  limit: number,
): Packed<K, V> {
  const bounds: K[] = [];
  const files: [K, V][][] = [];
  let room = 0;
  for (const [key, value] of entries) {
    const needed = size([key, value]);
    if (files.length === 0 || needed > room) {
      bounds.push(key);
      files.push([]);
      room = limit;
    }
    files.at(-1)?.push([key, value]);
    room -= needed;
  }
  return {bounds, files};
}
