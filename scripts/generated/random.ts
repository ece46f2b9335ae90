/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Chooses pseudorandom elements. */
export function picker(seed: number): <T>(all: readonly T[]) => T {
  const next = randomNumbers(seed);
  return <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
}
