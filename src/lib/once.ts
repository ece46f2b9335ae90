/** Computes a value when it is first asked for. */
export function once<T>(compute: () => T): () => T {
  let kept: {value: T} | undefined;
  return () => (kept ??= {value: compute()}).value;
}
