/** Computes a value on first use, and keeps it. */
export function once<T>(compute: () => T): () => T {
  let kept: {value: T} | undefined;
  return () => (kept ??= {value: compute()}).value;
}
