/** In a sorted row, the place of the last that is not after the key; -1 before the first. */
export function lastNotAfter<K extends string | number>(row: readonly K[], key: K): number {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = row[middle];
    if (one !== undefined && one <= key) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
