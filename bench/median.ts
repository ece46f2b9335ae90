/**
 * The middle value; between two, the mean of them.
 *
 * @throws Error when there is none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new Error('No value, so no median');
  return (low + high) / 2;
}

/** The median of each figure by itself. */
export function medians<Figures extends Record<keyof Figures, number>>(
  runs: readonly Figures[],
): Figures {
  const [first] = runs;
  if (!first) throw new Error('No run, so no median');
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as Figures;
}
